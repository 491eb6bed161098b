import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ByteSourceWindowsTests {
  @Test(
    arguments: [
      (0..<0, []), (3..<4, [3]), (1..<8, [1, 2, 3, 4, 5, 6, 7]), (2..<9, [2, 3, 4, 5, 6, 7, 8]),
    ] as [(Range<Int>, [UInt8])])
  func aRangeIsReadWhole(range: Range<Int>, expected: [UInt8]) throws {
    var limits = ReadLimits()
    limits.windowBytes = 3
    #expect(try MemorySource([0, 1, 2, 3, 4, 5, 6, 7, 8]).contents(of: range, limits: limits) == expected)
  }

  @Test func whatIsNotThereIsNoContent() {
    #expect(throws: PhotoReadingError.self) {
      try MemorySource([0, 1, 2]).contents(of: 1..<4, limits: ReadLimits())
    }
  }
}
