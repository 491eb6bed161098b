import MetaLensBytes
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CBORReadingTests {
  private static func read(_ bytes: [UInt8], textBytes: Int = 1 << 16) -> (
    value: CBORValue?, failure: String?
  ) {
    var limits = ReadLimits()
    limits.textBytes = textBytes
    var budget = ItemBudget(limits)
    var reading = CBORReading(bytes, bytes.indices)
    let value = reading.item(&budget)
    return (value, reading.failure)
  }

  /// Checks the reading of the examples in RFC 8949, appendix A.
  @Test(
    arguments: [
      ([0x00], .unsigned(0)), ([0x17], .unsigned(23)), ([0x18, 0x64], .unsigned(100)),
      ([0x1A, 0x00, 0x0F, 0x42, 0x40], .unsigned(1_000_000)),
      ([0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .unsigned(.max)),
      ([0x29], .negative(9)), ([0x38, 0x63], .negative(99)),
      ([0xF9, 0x3C, 0x00], .float(1)), ([0xF9, 0x7B, 0xFF], .float(65504)), ([0xF9, 0xC4, 0x00], .float(-4)),
      ([0xF9, 0x00, 0x01], .float(5.960464477539063e-8)), ([0xF9, 0x7C, 0x00], .float(.infinity)),
      ([0xFA, 0x47, 0xC3, 0x50, 0x00], .float(100_000)),
      ([0xFB, 0x3F, 0xF1, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A], .float(1.1)),
      ([0xF4], .boolean(false)), ([0xF5], .boolean(true)), ([0xF6], .null), ([0xF7], .null),
      ([0xF8, 0xFF], .null), ([0xC1, 0x1A, 0x51, 0x4B, 0x67, 0xB0], .unsigned(1_363_896_240)),
      ([0x44, 1, 2, 3, 4], .bytes(count: 4)), ([0x62, 0xC3, 0xBC], .text("\u{FC}")),
      ([0x5F, 0x42, 1, 2, 0x43, 3, 4, 5, 0xFF], .bytes(count: 5)),
      ([0x7F, 0x61, 0x61, 0x61, 0x62, 0xFF], .text("ab")), ([0x80], .array([])), ([0xA0], .map([])),
      ([0x82, 0x01, 0x02], .array([.init(.unsigned(1), offset: 1), .init(.unsigned(2), offset: 2)])),
      ([0x9F, 0x01, 0xFF], .array([.init(.unsigned(1), offset: 1)])),
      (
        [0xBF, 0x61, 0x61, 0x01, 0xFF],
        .map([.init(key: .init(.text("a"), offset: 1), value: .init(.unsigned(1), offset: 3))])
      ),
    ] as [([UInt8], CBORValue.Content)])
  func itemsAreRead(_ bytes: [UInt8], _ content: CBORValue.Content) {
    let read = Self.read(bytes)
    #expect(read.value?.content == content)
    #expect(read.failure == nil)
  }

  @Test func aMapGivesValuesAndTheirPlaces() {
    let bytes = CBORItem.map([
      (key: "when", value: .tagged(0, .text("2026-05-30T00:00:00Z"))), (key: "n", value: .unsigned(300)),
    ]).encoded
    let value = Self.read(bytes).value
    #expect(value?["when"]?.text == "2026-05-30T00:00:00Z")
    #expect(value?["when"]?.offset == 6)
    #expect(value?["n"]?.scalar == "300")
    #expect(value?["x"] == nil)
  }

  /// Checks that a broken item ends the walk at once, while what precedes it is kept.
  @Test(
    arguments: [
      // Nine bytes that state 2^62 items, entries or bytes.
      [0x9B, 0x40, 0, 0, 0, 0, 0, 0, 0], [0xBB, 0x40, 0, 0, 0, 0, 0, 0, 0],
      [0x5B, 0x40, 0, 0, 0, 0, 0, 0, 0],
      [0x7B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [], [0x18], [0x1B, 0, 0], [0x1C], [0xFF], [0x1F], [0xDF, 0x00], [0xC1], [0x62, 0x61], [0x9F],
      [0xBF, 0x01],
      [0x5F, 0x61, 0x61, 0xFF], [0x5F, 0x5F, 0xFF, 0xFF], [0xA1, 0x01],
      [UInt8](repeating: 0x81, count: 100_000), [UInt8](repeating: 0x9F, count: 100_000),
      [UInt8](repeating: 0xC1, count: 100_000), [UInt8](repeating: 0xA1, count: 100_000),
      [0x9F] + [UInt8](repeating: 0x00, count: 1 << 20),
    ] as [[UInt8]])
  func brokenItemsEnd(_ bytes: [UInt8]) {
    #expect(Self.read(bytes).failure != nil)
  }

  @Test func whatStandsBeforeABreakIsKept() {
    let read = Self.read([0x83, 0x61, 0x61, 0x82, 0x01, 0x1C, 0x02])
    #expect(read.value?.items.first?.text == "a")
    #expect(read.value?.items.last?.items.map(\.scalar) == ["1"])
    #expect(read.failure == "reserved length at 5")
  }

  @Test func textIsCut() {
    #expect(Self.read([0x63, 0x61, 0x62, 0x63], textBytes: 2).value?.text == "ab")
  }
}
