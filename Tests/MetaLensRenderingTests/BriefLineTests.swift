import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct BriefLineTests {
  private func line(_ path: String, columns: Int?, in language: Language = .english) -> String {
    let file = AnalyzedFile(label: FileLabel(SystemPath(path)), outcome: .success(.sample()))
    return BriefLine(language: language, paint: Paint(isEnabled: false), columns: columns)
      .text(of: file, .sample())
  }

  @Test func isOneLine() {
    #expect(
      line("a.jpg", columns: nil)
        == "a.jpg: edited, 42 of 100. Its metadata says that the editing program “GIMP 2.4.5” saved the file.\n"
    )
  }

  /// Japanese and Chinese have signs of their own.
  @Test(arguments: [(Language.japanese, "、"), (.simplifiedChinese, "，")])
  func isParted(language: Language, comma: String) {
    let text = line("a.jpg", columns: nil, in: language)
    let verdict = OriginalityReport.sample().verdict.kind.name(in: language)
    #expect(text.hasPrefix("a.jpg: \(verdict)\(comma)") && text.contains("。"))
    #expect(!text.contains(", ") && !text.contains(". "), "\(text)")
  }

  @Test(arguments: Language.allCases, [20, 60, 80]) func isCutToTheWidth(language: Language, columns: Int) {
    let text = line("写真/\u{1b}a.jpg", columns: columns, in: language)
    #expect(DisplayWidth.of(String(text.dropLast())) <= columns)
    #expect(text.utf8.count { $0 == 10 } == 1 && text.hasSuffix("…\n"))
  }
}
