import MetaLensFacts
import Testing

struct HexadecimalTests {
  @Test(arguments: [([], "", ""), ([0, 255, 0x41], "", "00ff41"), ([0, 255, 0x41], " ", "00 ff 41")])
  func bytes(bytes: [UInt8], separator: String, text: String) {
    #expect(Hexadecimal.text(bytes, separator: separator) == text)
  }

  @Test(arguments: [(0x0B, 4, "0x000B"), (0x030000, 6, "0x030000"), (0x12345, 4, "0x12345"), (0, 2, "0x00")])
  func numbers(number: Int, digits: Int, text: String) {
    #expect(Hexadecimal.number(number, digits: digits) == text)
    #expect("0x" + Hexadecimal.text(number, digits: digits) == text.lowercased())
  }

  /// Checks that nothing but digits is a number; Swift's own initializers take a sign too.
  @Test(
    arguments: [
      ("0", 0), ("aF09", 0xAF09), ("0000000000000041", 0x41), ("ffffffffffffffff", UInt64.max), ("", nil),
      ("+41", nil),
      ("-0", nil), ("4g", nil), ("0x41", nil), (" 41", nil), ("\u{FF11}", nil), ("00000000000000041", nil),
    ] as [(String, UInt64?)])
  func numbersAreRead(digits: String, number: UInt64?) {
    #expect(Hexadecimal.value(of: digits.utf8) == number)
  }

  @Test(arguments: [
    ("0af9", true), ("0aF9", false), ("0ag9", false), ("0af", false), ("0af99", false), ("", false),
  ])
  func isText(text: String, expected: Bool) { #expect(Hexadecimal.isText(text.utf8, count: 4) == expected) }
}
