import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct UnpackingTests {
  static func limits(_ blockBytes: Int) -> ReadLimits {
    var limits = ReadLimits()
    limits.blockBytes = blockBytes
    return limits
  }

  /// A thousand bytes against bounds around them.
  @Test(arguments: [(1000, true), (1001, true), (999, false), (1, false)])
  func theBoundHolds(blockBytes: Int, isWhole: Bool) {
    var unpacking = Unpacking(limits: Self.limits(blockBytes))
    let result = unpacking.inflate(ZlibTests.packed[...])
    #expect((result.failure == nil) == isWhole)
    #expect(result.bytes == [UInt8](repeating: 65, count: min(1000, blockBytes)))
  }

  @Test func theFileIsBoundedToo() {
    var unpacking = Unpacking(limits: Self.limits(1000))
    let results = (0..<10).map { _ in unpacking.inflate(ZlibTests.packed[...]).failure == nil }
    #expect(results == [true, true, true, true, false, false, false, false, false, false])
  }

  @Test(arguments: [0, 1, 500, 1000, 5000]) func theFirstBytesAreKept(most: Int) {
    var unpacking = Unpacking(limits: Self.limits(1 << 20))
    let result = unpacking.inflate(ZlibTests.packed[...], keeping: most)
    #expect(result.failure == nil)
    #expect(result.bytes.count == min(1000, most))
  }

  @Test func everyPrefixEndsEarly() {
    for count in 0..<ZlibTests.packed.count {
      var unpacking = Unpacking(limits: Self.limits(1 << 20))
      #expect(unpacking.inflate(ZlibTests.packed[..<count]).failure == "ends early", "\(count)")
    }
  }

  /// More than a block of bytes, of which no more than a block is unpacked.
  @Test func aBombCostsItsBound() {
    let bomb = PNGBuilder.stored([UInt8](repeating: 0, count: 3_000_000))
    var unpacking = Unpacking(limits: Self.limits(1 << 16))
    let result = unpacking.inflate(bomb[...])
    #expect(result.failure != nil)
    #expect(result.bytes.count == 1 << 16)
  }
}
