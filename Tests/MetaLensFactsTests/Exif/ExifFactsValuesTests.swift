import MetaLensFacts
import Testing

struct ExifFactsValuesTests {
  /// Returns a block whose bytes are one value, and its entry.
  static func make(_ order: ByteOrder, _ type: UInt16, _ count: UInt32, _ big: [UInt8], unit: Int) -> (
    ExifFacts, ExifEntry
  ) {
    // Values are given big-endian; for little-endian the bytes of each unit are reversed.
    let bytes =
      order == .bigEndian
      ? big
      : stride(from: 0, to: big.count, by: unit).flatMap { big[$0..<min($0 + unit, big.count)].reversed() }
    let facts = ExifFacts(
      bytes: [9, 9] + bytes, fileOffset: 100, container: "APP1 Exif", byteOrder: order, directories: [])
    return (facts, ExifEntry(tag: 1, rawType: type, count: count, offset: 0, value: 2..<2 + bytes.count))
  }

  static let orders: [ByteOrder] = [.bigEndian, .littleEndian]

  @Test(arguments: orders) func integers(order: ByteOrder) {
    let cases: [(UInt16, UInt32, [UInt8], Int, [UInt32]?, UInt32?)] = [
      (1, 2, [1, 255], 1, [1, 255], 1),
      (3, 2, [1, 2, 0xFF, 0xFE], 2, [0x0102, 0xFFFE], 0x0102),
      (4, 2, [1, 2, 3, 4, 0xFF, 0, 0, 0], 4, [0x0102_0304, 0xFF00_0000], 0x0102_0304),
      (7, 3, [1, 2, 3], 1, [1, 2, 3], nil),
      (13, 1, [0, 0, 0, 8], 4, [8], nil),
      (3, 1, [], 2, [], nil),
      (3, 1, [1], 1, [], nil),
      (4, 1, [1, 2, 3], 1, [], nil),
      (2, 2, [65, 0], 1, nil, nil), (6, 1, [255], 1, nil, nil), (8, 1, [255, 255], 2, nil, nil),
      (9, 1, [0, 0, 0, 1], 4, nil, 1),
      (9, 1, [255, 255, 255, 255], 4, nil, nil), (8, 1, [0, 3], 2, nil, 3), (129, 1, [65], 1, nil, nil),
      (99, 1, [1], 1, nil, nil),
    ]
    for (type, count, bytes, unit, all, first) in cases {
      let (facts, entry) = Self.make(order, type, count, bytes, unit: unit)
      #expect(facts.unsignedIntegers(of: entry) == all, "type \(type)")
      #expect(facts.unsignedInteger(of: entry) == first, "type \(type)")
    }
  }

  @Test(arguments: orders) func rationals(order: ByteOrder) {
    let bytes: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 60, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]
    let (facts, entry) = Self.make(order, 5, 2, bytes, unit: 4)
    #expect(facts.rationals(of: entry) == [ExifRational(1, 60), ExifRational(4_294_967_295, 0)])
    let (signed, signedEntry) = Self.make(order, 10, 2, bytes, unit: 4)
    #expect(signed.rationals(of: signedEntry) == [ExifRational(1, 60), ExifRational(-1, 0)])
    let (other, otherEntry) = Self.make(order, 4, 4, bytes, unit: 4)
    #expect(other.rationals(of: otherEntry) == nil)
    #expect(ExifRational(1, 4).quotient == 0.25)
    #expect(ExifRational(1, 0).quotient == nil)
  }

  @Test(arguments: orders) func floatingPoints(order: ByteOrder) {
    let (single, singleEntry) = Self.make(order, 11, 1, [0xBF, 0xC0, 0, 0], unit: 4)
    #expect(single.floatingPoints(of: singleEntry) == [-1.5])
    let (double, doubleEntry) = Self.make(
      order, 12, 1, [0x40, 0x09, 0x21, 0xFB, 0x54, 0x44, 0x2D, 0x18], unit: 8)
    #expect(double.floatingPoints(of: doubleEntry) == [Double.pi])
    let (other, otherEntry) = Self.make(order, 4, 1, [0, 0, 0, 0], unit: 4)
    #expect(other.floatingPoints(of: otherEntry) == nil)
  }

  @Test func texts() {
    for (type, bytes, text) in [
      (2, [65, 66, 0], [65, 66]), (2, [65, 66], [65, 66]), (2, [0], []),
      (129, [0xC3, 0xA9, 0], [0xC3, 0xA9]),
      (2, [65, 0, 66, 0], [65]),
    ] as [(UInt16, [UInt8], [UInt8])] {
      let (facts, entry) = Self.make(.bigEndian, type, UInt32(bytes.count), bytes, unit: 1)
      #expect(facts.textBytes(of: entry).map(Array.init) == text)
    }
    let (facts, entry) = Self.make(.bigEndian, 7, 1, [65], unit: 1)
    #expect(facts.textBytes(of: entry) == nil)
  }

  @Test func placesAndValuesOutside() {
    let (facts, entry) = Self.make(.bigEndian, 1, 1, [7], unit: 1)
    #expect(facts.fileOffset(of: entry) == 102)
    #expect(facts.rawValue(of: entry).map(Array.init) == [7])
    var outside = entry
    outside.value = nil
    #expect(facts.rawValue(of: outside) == nil)
    #expect(facts.fileOffset(of: outside) == 100)
    outside.value = 2..<50
    #expect(facts.rawValue(of: outside) == nil)
    #expect(facts.unsignedInteger(of: outside) == nil)
  }

  @Test func typesHaveTheSizesOfTheStandards() {
    let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 129: 1]
    #expect(ExifType.allCases.count == sizes.count)
    for type in ExifType.allCases { #expect(sizes[Int(type.rawValue)] == type.byteCount) }
  }
}
