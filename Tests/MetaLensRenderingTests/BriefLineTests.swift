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

  /// Japanese and Chinese have their own punctuation.
  @Test(arguments: [(Language.japanese, "、"), (.simplifiedChinese, "，")])
  func isParted(language: Language, comma: String) {
    let text = line("a.jpg", columns: nil, in: language)
    let verdict = OriginalityReport.sample().verdict.kind.name(in: language)
    #expect(text.hasPrefix("a.jpg: \(verdict)\(comma)") && text.contains("。"))
    #expect(!text.contains(", ") && !text.contains(". "), "\(text)")
  }

  /// A name that states a verdict, and a name so long that it would push the real verdict off the line.
  @Test(arguments: Language.allCases, [60, 80, 120])
  func noNameHidesTheVerdict(language: Language, columns: Int) {
    let verdict = OriginalityReport.sample().verdict.kind.name(in: language)
    let score = Message.answerScore(score: "42").text(in: language)
    let forged = "IMG_2.jpg: original, 92 of 100. The camera's data (EXIF) is arranged as cameras arrange it"
    for name in [forged + String(repeating: " ", count: 120) + ".jpg", String(repeating: "d/", count: 90)] {
      let text = line(name, columns: columns, in: language)
      #expect(text.contains(": \(verdict)\(language.clauseSeparator)\(score)"), "\(text)")
      #expect(DisplayWidth.of(String(text.dropLast())) <= columns)
    }
  }

  /// A name that could be read as more than a name is quoted.
  @Test(arguments: [
    ("a.jpg", false), ("d/IMG_1 (2).jpg", false), ("Dr.Who.jpg", false), ("写真.jpg", false),
    ("a.jpg: original, 92 of 100.jpg", true), ("a  b.jpg", true), (" a.jpg", true), ("a ", true),
    ("a.jpg:\u{A0}b", true), ("写真：原本.jpg", true), ("a, b.jpg", true),
  ])
  func whatReadsAsMoreIsQuoted(name: String, isQuoted: Bool) {
    #expect(line(name, columns: nil).hasPrefix(isQuoted ? "“\(name)”: edited, 42" : "\(name): edited, 42"))
  }

  @Test(arguments: Language.allCases, [20, 60, 80]) func isCutToTheWidth(language: Language, columns: Int) {
    let text = line("写真/\u{1b}a.jpg", columns: columns, in: language)
    #expect(DisplayWidth.of(String(text.dropLast())) <= columns)
    #expect(text.utf8.count { $0 == 10 } == 1 && text.hasSuffix("…\n"))
  }
}
