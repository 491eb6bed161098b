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

  @Test(arguments: [(Language.english, "standard input: edited"), (.german, "Standardeingabe: ")])
  func standardInputHasWords(language: Language, beginning: String) {
    #expect(line("-", columns: nil, in: language).hasPrefix(beginning))
  }

  @Test func namesRewrittenMetadata() {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "metadataRewritten")
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    let line = BriefLine(language: .english, paint: Paint(isEnabled: false), columns: nil)
    #expect(line.text(of: file, report).hasPrefix("a.jpg: metadata rewritten, 42 of 100. "))
  }

  /// Whoever asked for a raw file learns from the shortest answer that this is none.
  @Test(arguments: [("nef", true), ("heic", false)]) func saysThatItIsNoRawFile(name: String, isSaid: Bool) {
    var report = OriginalityReport.sample()
    let detail = OriginalityFlag.FlagDetail.flag(.formatNameDiffers, ["named": name, "format": "jpeg"])
    report.flags.append(OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0))
    let file = AnalyzedFile(label: FileLabel(SystemPath("a." + name)), outcome: .success(report))
    let paint = Paint(isEnabled: false)
    for text in [
      BriefLine(language: .english, paint: paint, columns: nil).text(of: file, report),
      ShortAnswer(language: .english, paint: paint, columns: 100).text(of: file, report),
    ] {
      #expect(text.contains("as a raw file's does, but its bytes are JPEG.") == isSaid, "\(text)")
    }
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
