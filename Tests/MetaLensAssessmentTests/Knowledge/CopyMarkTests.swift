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
  ])
  func takesAMarkOff(stem: String) { #expect(Self.removed(stem) == "a") }

  /// One mark at a time, and never the whole name.
  @Test(
    arguments: [
      ("a (1) (2)", "a (1)"), ("a - Copy (2)", "a - Copy"), ("a-1-2", "a-1"), ("(1)", nil), ("-1", nil),
      (" copy", nil), ("a ()", nil), ("a (1234)", nil), ("a-123", nil), ("a1", nil), ("a 2", nil),
      ("a (b)", nil),
      ("photocopy", nil), ("", nil), (")", nil), ("1", nil),
    ] as [(String, String?)])
  func takesNothingElseOff(stem: String, expected: String?) { #expect(Self.removed(stem) == expected) }
}
