import MetaLensFacts
import Testing

struct ByteFieldsTests {
  static let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 0xFF]

  @Test(
    arguments: [
      (0, 1, 1, 1), (0, 2, 0x0102, 0x0201), (0, 4, 0x0102_0304, 0x0403_0201), (3, 3, 0x040506, 0x060504),
      (0, 8, 0x0102_0304_0506_0708, 0x0807_0605_0403_0201), (9, 0, 0, 0), (8, 1, 255, 255), (8, 2, nil, nil),
      (9, 1, nil, nil), (-1, 1, nil, nil), (0, 9, nil, nil), (0, -1, nil, nil), (Int.max, 4, nil, nil),
      // Numbers of 2^63 and more are no file's size, in either byte order.
      (1, 8, 0x0203_0405_0607_08FF, nil),
    ] as [(Int, Int, Int?, Int?)])
  func numbersEndWithTheBytes(_ index: Int, _ count: Int, _ big: Int?, _ little: Int?) {
    #expect(ByteFields(Self.bytes).number(at: index, count: count) == big)
    #expect(ByteFields(Self.bytes, .littleEndian).number(at: index, count: count) == little)
  }

  @Test func widthsAreThoseOfTheirNames() {
    let fields = ByteFields(Self.bytes)
    #expect(fields.uint8(at: 8) == 0xFF)
    #expect(fields.uint16(at: 7) == 0x08FF)
    #expect(fields.uint32(at: 5) == 0x0607_08FF)
    #expect(fields.uint32(at: 6) == nil)
  }

  @Test(
    arguments: [
      (Array("ftyp".utf8), 0, "ftyp"), (Array("xml ".utf8), 0, "xml "),
      ([0, 0x7F, 0x5C, 0xE9], 0, "\\x00\\x7f\\x5c\\xe9"),
      (Array("abcdef".utf8), 2, "cdef"), (Array("abcdef".utf8), 3, nil), ([], 0, nil),
      (Array("abcd".utf8), -1, nil),
    ] as [([UInt8], Int, String?)])
  func namesArePrintable(_ bytes: [UInt8], _ index: Int, _ name: String?) {
    #expect(ByteFields(bytes).name(at: index) == name)
  }
}
