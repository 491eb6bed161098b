import Testing

@testable import MetaLensDecoding

struct GoogleTrailerTests {
  /// A record of a name, a length in a number of seven bits a byte, and as many bytes.
  private static func record(_ name: String, _ count: Int, _ length: [UInt8]) -> [UInt8] {
    Array(name.utf8) + length + [UInt8](repeating: 0x83, count: count)
  }

  /// Three records, of which the last has so many bytes and states another number of them if told.
  static func trailer(last: [UInt8] = [0x82, 1]) -> [UInt8] {
    record("aecDebug", 300, [0xAC, 2]) + record("gatmDebug", 5, [5]) + [1, 2, 3]
      + record("awbDebug", 130, last)
  }

  private func isFilled(_ bytes: [UInt8]) throws -> Bool {
    var context = ReadingContext(MemorySource([9, 9] + bytes))
    return try GoogleTrailer.fills(2..<2 + bytes.count, &context)
  }

  @Test func itEndsWithItsLastRecord() throws {
    #expect(try isFilled(Self.trailer()))
    // Its name may stand in what comes before.
    let first = Self.record("aecDebug", 1, [1])
    #expect(try isFilled(first + Array("awbDebug".utf8) + Self.record("awbDebug", 0, [0])))
  }

  @Test(
    arguments: [
      // A byte too many, one too few, one before it, and lengths that lie or never end.
      trailer() + [0], Array(trailer().dropLast()), [0] + trailer(), trailer(last: [0x81, 1]),
      trailer(last: [0x83, 1]), trailer(last: [0xFF, 0xFF, 0xFF, 0xFF, 0x7F]),
      trailer(last: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
      // The first record takes all, or only one of the two is there.
      record("aecDebug", 10, [20]) + record("awbDebug", 1, [1]), record("awbDebug", 40, [40]),
      record("aecDebug", 40, [40]), Array("aecDebug".utf8), [],
    ] as [[UInt8]])
  func anythingElseIsNone(bytes: [UInt8]) throws {
    #expect(try !isFilled(bytes))
  }

  /// Beyond the bound nothing is looked through.
  @Test func aLongRunIsNone() throws {
    let count = 1 << 18
    let last = Self.record("awbDebug", count, [0x80, 0x80, 0x10])
    #expect(try !isFilled(Self.record("aecDebug", 1, [1]) + last))
  }
}
