import Testing

@testable import MetaLensAssessment

struct StatedPropertiesTests {
  static let long = String(repeating: "x", count: 121)

  /// What is quoted as it is, and what isn't, gives the same for the same words.
  @Test(
    arguments: [
      ("Adobe Photoshop 25.0", "Adobe Photoshop 25.0"), ("", nil), (" ", nil), ("\u{0}\n", nil), ("x", "x"),
      (" a", "a"), ("a ", "a"), ("a  b", "a b"), ("a\nb", "a b"), ("a\u{A0}é", "a é"), ("\u{7F}a", "a"),
      (String(long.dropLast()), String(long.dropLast())), (long, long.dropLast() + "…"),
      (long.dropLast() + " \n", String(long.dropLast())), (long.dropLast() + " \n!", long.dropLast() + "…"),
    ] as [(String, String?)])
  func quotesOneShortLine(text: String, quoted: String?) {
    #expect(text.quotedText == quoted)
  }
}
