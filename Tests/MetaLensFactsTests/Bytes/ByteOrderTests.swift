import MetaLensFacts
import Testing

struct ByteOrderTests {
  static let bytes: [UInt8] = [0xFF, 1, 2, 3, 4]

  @Test(
    arguments: [
      (.bigEndian, 0x0102, 0x0102_0304, 0x010203), (.littleEndian, 0x0201, 0x0403_0201, 0x030201),
    ] as [(ByteOrder, UInt16, UInt32, Int)])
  func numbersStandInTheirOrder(_ order: ByteOrder, _ short: UInt16, _ long: UInt32, _ three: Int) {
    #expect(Self.bytes.uint16(at: 1, order) == short)
    #expect(Self.bytes[1...].uint32(at: 1, order) == long)
    #expect(Self.bytes.number(at: 1, count: 3, order) == three)
    #expect(short.bytes(order) == [1, 2])
    #expect(long.bytes(order) == [1, 2, 3, 4])
    #expect(order.other.other == order)
  }

  @Test(
    arguments: [("II*", .littleEndian), ("MM", .bigEndian), ("IM", nil), ("M", nil), ("", nil)]
      as [(String, ByteOrder?)])
  func marks(_ text: String, _ order: ByteOrder?) { #expect(ByteOrder(mark: Array(text.utf8)[...]) == order) }
}
