import Testing

@testable import MetaLensBytes

struct StringTrimmedTests {
  /// White space of any script and the control characters up to the space are blank; DEL, the other control characters
  /// of Latin-1 and characters without width aren't.
  @Test(
    arguments: [
      (0x00, true), (0x09, true), (0x1F, true), (0x20, true), (0x21, false), (0x7E, false), (0x7F, false),
      (0x80, false), (0x85, true), (0x9F, false), (0xA0, true), (0xE9, false), (0x200B, false),
      (0x2028, true), (0x3000, true), (0xFEFF, false),
    ] as [(UInt32, Bool)])
  func blanks(value: UInt32, isBlank: Bool) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(scalar.isBlank == isBlank)
  }

  @Test(
    arguments: [
      ("", .max, ""), ("a", .max, "a"), (" \u{0}\n", .max, ""), (" a b\t", .max, "a b"),
      ("\u{A0}é\u{3000}\u{0}", .max, "é"), ("\u{7F}a", .max, "\u{7F}a"), ("abc", 3, "abc"),
      ("abcd", 3, "abc"), ("ab d", 3, "ab"), ("      abcd", 3, "abc"), ("éé", 2, "éé"),
      // A mark after a blank isn't blank itself.
      ("a \u{301}", .max, "a \u{301}"),
    ] as [(String, Int, String)])
  func blanksAtTheEndsAreCut(text: String, limit: Int, expected: String) {
    #expect(text.trimmed(limit: limit).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
