import Testing

@testable import MetaLensPlatform

struct StringSearchTests {
  @Test(
    arguments: [
      ("{a}", 0..<3, 0), ("x{a}{", 2..<5, 4), ("x{a}{", 2..<4, nil), ("é{", 0..<3, 2), ("none", 0..<4, nil),
      ("", 0..<0, nil), ("{", 1..<1, nil), ("{", 0..<2, nil), ("{", -1..<1, nil),
    ] as [(String, Range<Int>, Int?)])
  func findsTheFirstByte(text: String, part: Range<Int>, offset: Int?) {
    #expect(text.utf8Offset(of: UInt8(ascii: "{"), in: part) == offset)
  }

  @Test(
    arguments: [
      ("a\tbc\td", 0, 0..<6, 0..<1), ("a\tbc\td", 1, 0..<6, 2..<4), ("a\tbc\td", 2, 0..<6, 5..<6),
      ("a\tbc\td", 3, 0..<6, 6..<6), ("a\tbc\td", 1, 0..<1, 1..<1), ("a\tbc\td", 0, 2..<6, 2..<4),
      ("", 0, 0..<0, 0..<0), ("a\t", 1, 0..<2, 2..<2), ("a", 0, 0..<2, 0..<0), ("a", 0, -1..<1, 0..<0),
    ] as [(String, Int, Range<Int>, Range<Int>)])
  func fieldsAreFound(text: String, field: Int, line: Range<Int>, range: Range<Int>) {
    #expect(text.utf8Range(ofField: field, in: line) == range)
  }

  @Test(
    arguments: [
      ("abc", 0..<3, "abc", 0), ("abc", 0..<2, "abc", -1), ("abc", 1..<3, "b", 1), ("abc", 1..<2, "a", 1),
      ("abc", 0..<0, "", 0), ("abc", 0..<0, "a", -1), ("abc", 0..<1, "é", -1), ("abc", 2..<9, "c", -1),
      ("", 0..<0, "", 0),
    ] as [(String, Range<Int>, String, Int)])
  func partsAreOrdered(text: String, part: Range<Int>, other: String, order: Int) {
    #expect(text.utf8Order(of: part, beside: other).signum() == order)
  }
}
