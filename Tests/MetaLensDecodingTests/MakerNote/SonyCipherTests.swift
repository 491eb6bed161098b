import Testing

@testable import MetaLensDecoding

struct SonyCipherTests {
  /// Checks enciphered and plain bytes of exiftool's table.
  @Test(
    arguments: [
      (0x08, 2), (0x1B, 3), (0x40, 4), (0x7D, 5), (0xD8, 6), (0xDE, 0xF6), (0xF1, 0xF7), (0, 0), (1, 1),
      (0xF8, 0xF8),
      (0xF9, 0xF9), (0xFF, 0xFF),
    ] as [(UInt8, UInt8)])
  func deciphers(enciphered: UInt8, plain: UInt8) {
    #expect(SonyCipher.deciphered([enciphered]) == [plain])
  }

  @Test func noTwoBytesAreOne() {
    #expect(Set(SonyCipher.deciphered(UInt8.min...UInt8.max)).count == 256)
  }
}
