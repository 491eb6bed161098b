import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ICCSegmentsTests {
  /// The segments' payloads after the identifier, the bytes joined from them, and whether all is sound.
  static let cases: [(payloads: [[UInt8]], bytes: [UInt8]?, isSound: Bool)] = [
    ([], nil, true), ([[1, 1, 9, 8]], [9, 8], true), ([[1, 2, 9], [2, 2, 8]], [9, 8], true),
    ([[2, 2, 8], [1, 2, 9]], [9, 8], true),
    // A missing portion, a repeated one, one with another count, and one without a number.
    ([[1, 3, 9], [3, 3, 7]], [9], false), ([[2, 2, 8]], nil, false),
    ([[1, 1, 9], [1, 1, 5]], [9], false), ([[1, 2, 9], [2, 3, 8]], [9, 8], false),
    ([[0, 0, 9]], [9], false), ([[1]], nil, false), ([[]], nil, false), ([[1, 1]], [], true),
    ([[0, 2, 9], [1, 2, 8]], [8], false), ([[255, 255, 1]], nil, false),
  ]

  @Test(arguments: cases.indices) func piecesAreJoinedByTheirNumbers(_ index: Int) {
    let (payloads, bytes, isSound) = Self.cases[index]
    var context = ReadingContext(MemorySource([]))
    let segments = payloads.enumerated().map { (payload: $1[...], fileOffset: $0 * 100) }
    let block = ICCSegments.join(segments, &context)
    #expect(block?.bytes == bytes)
    #expect(context.log.diagnostics.isEmpty == isSound)
  }

  @Test func bytesKeepTheirPlaces() {
    var context = ReadingContext(MemorySource([]))
    let block = ICCSegments.join(
      [([2, 2, 8, 7], 500), ([1, 2, 9], 300)], &context)
    #expect([0, 1, 2].map { block?.fileOffset(at: $0) } == [302, 502, 503])
  }
}
