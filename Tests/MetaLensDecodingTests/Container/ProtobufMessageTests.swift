import Testing

@testable import MetaLensDecoding

struct ProtobufMessageTests {
  /// A message of field 4 in four bytes, field 3 as a number, field 5 in eight bytes, field 36 as a message and field 2
  /// as a number.
  static let bytes: [UInt8] = [
    0x25, 7, 0, 0, 0, 0x18, 10, 0x29, 9, 0, 0, 0, 0, 0, 0, 0, 0xA2, 0x02, 8, 0x08, 0x81, 0xBC, 0xD6, 0xA3,
    0x06, 0x10, 5, 0x10, 1, 0x10, 2,
  ]

  private func message(_ bytes: [UInt8]) -> ProtobufMessage { ProtobufMessage(bytes: bytes[...]) }

  @Test func fieldsAreFoundByNumber() {
    let message = message(Self.bytes)
    #expect(message.number(3) == 10 && message.number(2) == 1)
    #expect(message.message(36)?.number(1) == 1_685_429_761 && message.message(36)?.number(2) == 5)
    #expect(message.bytes(of: 36)?.count == 8)
    // Fields of another kind, and a field that is missing.
    #expect(message.number(36) == nil && message.bytes(of: 3) == nil)
    #expect(message.number(4) == nil && message.bytes(of: 5) == nil && message.number(7) == nil)
  }

  @Test(
    arguments: [
      ([0x08, 0x00], 0), ([0x08, 0x96, 0x01], 150), ([0x08, 0x80], nil), ([0x08], nil), ([], nil),
      ([0x08, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], .max),
      ([0x08, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01], nil),
      // A group, an unknown kind, lengths beyond the end, and a four-byte value with only three bytes.
      ([0x0B, 0x08, 0x01], nil), ([0x0F, 0x08, 0x01], nil), ([0x12, 0x05, 0x08, 0x01], nil),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 0x08, 0x01], nil),
      ([0x15, 0, 0, 0], nil), ([0x12, 0x00, 0x08, 0x07], 7), ([0x15, 0, 0, 0, 0, 0x08, 0x07], 7),
    ] as [([UInt8], UInt64?)])
  func numbersAreRead(bytes: [UInt8], expected: UInt64?) {
    #expect(message(bytes).number(1) == expected)
  }

  /// Checks that a cut message is read as far as it goes.
  @Test func everyPrefixIsRead() {
    for count in Self.bytes.indices {
      let found = message(Array(Self.bytes[..<count])).number(3)
      #expect(found == (count < 7 ? nil : 10))
    }
  }
}
