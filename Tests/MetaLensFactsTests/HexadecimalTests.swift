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

  @Test(arguments: [
    ("0af9", true), ("0aF9", false), ("0ag9", false), ("0af", false), ("0af99", false), ("", false),
  ])
  func isText(text: String, expected: Bool) { #expect(Hexadecimal.isText(text.utf8, count: 4) == expected) }
}
