import Testing

@testable import MetaLensDecoding

struct GoogleTrailerTests {
  /// Returns a record: its name, its length in bytes of seven bits each, and `count` bytes.
  private static func record(_ name: String, _ count: Int, _ length: [UInt8]) -> [UInt8] {
    Array(name.utf8) + length + [UInt8](repeating: 0x83, count: count)
  }

  /// Returns a trailer of four records, the third in its newer form, whose last record states its length as `last`.
  static func trailer(last: [UInt8] = [0x82, 1], between: [UInt8] = []) -> [UInt8] {
    record("aecDebug", 300, [0xAC, 2]) + record("gatmDebug", 5, [5])
      + record("afDebug", 130, [0xDB, 0, 0, 0, 0x82, 1]) + between + record("awbDebug", 130, last)
  }

  private func isFilled(_ bytes: [UInt8]) throws -> Bool {
    var context = ReadingContext(MemorySource([9, 9] + bytes))
    return try GoogleTrailer.fills(2..<2 + bytes.count, &context)
  }

  @Test func itEndsWithItsLastRecord() throws {
    #expect(try isFilled(Self.trailer()))
    let (first, last) = (Self.record("aecDebug", 1, [1]), Self.record("awbDebug", 0, [0]))
    #expect(try isFilled(first + last))
    #expect(try isFilled(first + Self.record("afDebug", 9, [9]) + last))
  }

  @Test(
    arguments: [
      // A byte too many, a byte too few, a byte before it, and lengths that are false or never end.
      trailer() + [0], Array(trailer().dropLast()), [0] + trailer(), trailer(last: [0x81, 1]),
      trailer(last: [0x83, 1]), trailer(last: [0xFF, 0xFF, 0xFF, 0xFF, 0x7F]),
      trailer(last: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
      // Other bytes between two records, a record of another name, and a repeated record.
      trailer(between: [1]), trailer(between: record("xyzDebug", 1, [1])),
      trailer(between: record("aecDebug", 1, [1])),
      // The first record covers everything, or only one of the two is present.
      record("aecDebug", 10, [20]) + record("awbDebug", 1, [1]), record("awbDebug", 40, [40]),
      record("aecDebug", 40, [40]), Array("aecDebug".utf8), [],
    ] as [[UInt8]])
  func anythingElseIsNone(bytes: [UInt8]) throws {
    #expect(try !isFilled(bytes))
  }

  /// Checks that a run longer than the limit isn't searched.
  @Test func aLongRunIsNone() throws {
    let count = 1 << 16
    let last = Self.record("awbDebug", count, [0x80, 0x80, 0x04])
    #expect(try !isFilled(Self.record("aecDebug", 1, [1]) + last))
  }
}
