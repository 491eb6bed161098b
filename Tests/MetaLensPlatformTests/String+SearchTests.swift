import Testing

@testable import MetaLensPlatform

struct StringSearchTests {
  @Test(
    arguments: [
      ("{a}", 0, 0), ("x{a}{", 2, 4), ("é{", 0, 2), ("none", 0, nil), ("", 0, nil), ("{", 1, nil),
      ("{", -1, nil),
    ] as [(String, Int, Int?)])
  func findsTheFirstByte(text: String, start: Int, offset: Int?) {
    #expect(text.utf8Offset(of: UInt8(ascii: "{"), from: start) == offset)
  }
}
