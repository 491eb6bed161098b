import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct SafeTextTests {
  @Test(arguments: [
    ("Canon EOS 40D", "Canon EOS 40D"),
    ("\u{1b}[31mred", "\\u{1b}[31mred"),
    ("a\nb\tc\0", "a\\u{a}b\\u{9}c\\u{0}"),
    ("\u{7f}\u{9b}2J", "\\u{7f}\\u{9b}2J"),
    ("gpj.\u{202e}exe\u{2066}\u{200f}\u{61c}", "gpj.\\u{202e}exe\\u{2066}\\u{200f}\\u{61c}"),
    ("\u{2028}\u{2029}\u{feff}\u{e0041}\u{200b}", "\\u{2028}\\u{2029}\\u{feff}\\u{e0041}\\u{200b}"),
    ("👩\u{200d}🔬 한국어 日本語 é", "👩\u{200d}🔬 한국어 日本語 é"),
  ])
  func escapes(text: String, expected: String) {
    #expect(SafeText.escaping(text) == expected)
    #expect(SafeText.isSafe(text) == (text == expected))
  }

  @Test func tagsAreTakenWhereTheyArentEscaped() {
    #expect(!SafeText.isSafe("a\u{E0067}"))
    #expect(SafeText.isSafe("a\u{E0067}", keepsTags: true))
    #expect(!SafeText.isSafe("a\u{E0067}\u{202E}", keepsTags: true))
  }

  private static let marks = String(repeating: "\u{323}\u{316}", count: 25)

  @Test(arguments: [
    ("", ""), ("IMG_1.JPG", "IMG_1.JPG"), ("Größe", "Größe"), ("e\u{302}\u{323}x", "e\u{302}\u{323}x"),
    (
      "a" + marks + "b" + marks + ".jpg",
      "a\u{323}\u{316}\u{323}\u{316}b\u{323}\u{316}\u{323}\u{316}.jpg"
    ),
    (
      String(repeating: "\u{301}\u{200d}", count: 6),
      String(repeating: "\u{301}\u{200d}", count: 4)
    ),
    ("❤\u{fe0f}👩\u{200d}🔬", "❤\u{fe0f}👩\u{200d}🔬"), ("각", "각"),
  ])
  func thins(text: String, expected: String) {
    #expect(Array(SafeText.thinned(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  /// A name's marks are reduced only where it is shown to people; in JSON and CSV its path is data.
  @Test func aNameIsShownWithFewMarks() {
    let label = FileLabel(SystemPath("d/a" + Self.marks + ".jpg"))
    #expect(label.shown.unicodeScalars.count == "d/a.jpg".count + 4)
    #expect(label.path.unicodeScalars.count == "d/a.jpg".count + 50)
  }

  @Test func cutsLongText() {
    #expect(SafeText.shown(String(repeating: "a", count: 300)) == String(repeating: "a", count: 199) + "…")
    #expect(SafeText.shown(String(repeating: "한", count: 5), columns: 6) == "한한…")
    // Of a long text of marks, which take no columns, only as much is kept as the columns could contain.
    let marks = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(SafeText.shown(marks, columns: 6).unicodeScalars.count <= 8 * 6 + 1)
    #expect(SafeText.shown(marks, columns: 6).hasSuffix("…"))
    let escaped = SafeText.shown(String(repeating: "\u{1b}", count: 100_000), columns: 20)
    #expect(escaped.hasPrefix("\\u{1b}\\u{1b}") && escaped.hasSuffix("…"))
  }
}
