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
  func escapes(text: String, expected: String) { #expect(SafeText.escaping(text) == expected) }

  @Test func cutsLongText() {
    #expect(SafeText.shown(String(repeating: "a", count: 300)) == String(repeating: "a", count: 199) + "…")
    #expect(SafeText.shown(String(repeating: "한", count: 5), columns: 6) == "한한…")
    // Of a long text of marks that take no column as much is kept as could stand in so many columns.
    let marks = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(SafeText.shown(marks, columns: 6).unicodeScalars.count <= 8 * 6 + 1)
    #expect(SafeText.shown(marks, columns: 6).hasSuffix("…"))
    let escaped = SafeText.shown(String(repeating: "\u{1b}", count: 100_000), columns: 20)
    #expect(escaped.hasPrefix("\\u{1b}\\u{1b}") && escaped.hasSuffix("…"))
  }
}
