import Testing

@testable import MetaLensAssessment

struct CopyMarkTests {
  private static func removed(_ stem: String) -> String? {
    CopyMark.removed(from: Array(stem.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "a (1)", "a(1)", "a (12)", "a (123)", "a-1", "a-12", "a~2", "a - Copy", "a - copy", "a - Kopie", "a copy",
    "a copy 2", "a COPY", "a (copy)", "a (another copy)", "a - コピー", "aのコピー", "a 복사본", "a 副本", "a副本",
    "aの\u{30B3}\u{30D2}\u{309A}\u{30FC}",
    "a \u{1107}\u{1169}\u{11A8}\u{1109}\u{1161}\u{1107}\u{1169}\u{11AB}",
    "a - \u{30B3}\u{30D2}\u{309A}\u{30FC}", "a のコピー", "a의 사본", "a的副本", "a Kopie 2", "a のコピー 2",
    "a (weitere Kopie)",
    "a (Copy 2)", "a (Kopie 12)",
    "Copy of a", "Copy (2) of a", "Kopie von a", "kopie von a", "Kopie (3) von a", "Copie de a", "Copia de a",
    "コピー \u{FF5E} a", "コピー (2) \u{FF5E} a", "复件 a", "复件 (2) a", "복사본 a", "복사본 (2) a",
  ])
  func takesAMarkOff(stem: String) { #expect(Self.removed(stem) == "a") }

  /// One mark at a time, and never the whole name.
  @Test(
    arguments: [
      ("a (1) (2)", "a (1)"), ("a - Copy (2)", "a - Copy"), ("a-1-2", "a-1"), ("(1)", nil), ("-1", nil),
      (" copy", nil), ("a ()", nil), ("a (1234)", nil), ("a-123", nil), ("a1", nil), ("a 2", nil),
      ("a (b)", nil),
      ("photocopy", nil), ("", nil), (")", nil), ("1", nil),
      ("Copy of ", nil), ("Copy a", nil), ("Copyof a", nil), ("Copy () of a", nil), ("Copy (2 of a", nil),
      ("Copy (1234) of a", nil), ("a Copy of b", nil), ("Kopie de a", nil), ("a (b 2)", nil),
      ("a (copy2)", nil),
      ("Copy of a (1)", "a (1)"), ("Copy of a-1", "a-1"), ("Copy of Kopie von a", "Kopie von a"),
    ] as [(String, String?)])
  func takesNothingElseOff(stem: String, expected: String?) { #expect(Self.removed(stem) == expected) }

  @Test(
    arguments: [
      ("a - Kopie", true), ("a Kopie 2", true), ("a (Copy 2)", true), ("Copie de a", true), ("a副本", true),
      ("a (1)", false), ("a-1", false), ("a~2", false), ("a 2", false), ("a", false), (" copy", false),
      ("Copy of ", false),
    ] as [(String, Bool)])
  func tellsAWordFromANumber(stem: String, expected: Bool) {
    #expect(CopyMark.hasWord(Array(stem.utf8)[...]) == expected)
  }
}
