import MetaLensFacts
import MetaLensSamples
import Testing

struct CBORItemTests {
  /// Checks the examples of RFC 8949, appendix A.
  @Test(
    arguments: [
      (.unsigned(23), [0x17]), (.unsigned(24), [0x18, 0x18]), (.unsigned(1000), [0x19, 0x03, 0xE8]),
      (.unsigned(1_000_000), [0x1A, 0x00, 0x0F, 0x42, 0x40]),
      (.unsigned(1_000_000_000_000), [0x1B, 0x00, 0x00, 0x00, 0xE8, 0xD4, 0xA5, 0x10, 0x00]),
      (.boolean(true), [0xF5]), (.bytes([1, 2]), [0x42, 1, 2]), (.text("\u{FC}"), [0x62, 0xC3, 0xBC]),
      (.array([.unsigned(1), .text("a")]), [0x82, 0x01, 0x61, 0x61]),
      (.map([(key: "a", value: .unsigned(1))]), [0xA1, 0x61, 0x61, 0x01]),
      (.tagged(0, .text("a")), [0xC0, 0x61, 0x61]), (.raw([0x9F]), [0x9F]),
    ] as [(CBORItem, [UInt8])])
  func itemsAreEncoded(_ item: CBORItem, _ bytes: [UInt8]) {
    #expect(item.encoded == bytes)
  }

  @Test func entriesWithoutAValueAreLeftOut() {
    #expect(CBORItem.map(ofStated: [("a", nil), ("b", .unsigned(1))]).encoded == [0xA1, 0x61, 0x62, 0x01])
  }
}
