import Testing

@testable import MetaLensAssessment

struct QuotedTextTests {
  static let long = String(repeating: "x", count: 121)

  /// Texts that can be quoted unchanged, and texts that can't, give the same result for the same words.
  @Test(
    arguments: [
      ("Adobe Photoshop 25.0", "Adobe Photoshop 25.0"), ("", nil), (" ", nil), ("\u{0}\n", nil), ("x", "x"),
      (" a", "a"), ("a ", "a"), ("a  b", "a b"), ("a\nb", "a b"), ("a\u{A0}é", "a é"), ("\u{7F}a", "a"),
      (String(long.dropLast()), String(long.dropLast())), (long, long.dropLast() + "…"),
      (long.dropLast() + " \n", String(long.dropLast())), (long.dropLast() + " \n!", long.dropLast() + "…"),
      (String(repeating: " ", count: 600) + "a", "a"), ("NIKON\nD90\u{1B}", "NIKON D90"), ("a\u{1}b", "a b"),
      ("a\u{7F}b\u{80}\u{9F}c", "a b c"), ("a\u{200B}b", "a\u{200B}b"),
      (String(repeating: "각", count: 121), String(repeating: "각", count: 120) + "…"),
      (
        "a" + String(repeating: "\u{301}", count: 5_000), "a" + String(repeating: "\u{301}", count: 119) + "…"
      ),
    ] as [(String, String?)])
  func quotesOneShortLine(text: String, quoted: String?) {
    #expect(text.quotedText == quoted)
  }
}
