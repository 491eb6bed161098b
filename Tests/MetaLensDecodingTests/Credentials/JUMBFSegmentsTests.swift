import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct JUMBFSegmentsTests {
  private static let store = CredentialBuilder(generator: "a program").build()

  /// Returns the blocks joined from segments that are 1,000 bytes apart, and the diagnostics' codes.
  private static func join(
    _ payloads: [[UInt8]], blockBytes: Int = 1 << 24
  ) -> (blocks: [LocatedBytes], codes: [Diagnostic.Code]) {
    var limits = ReadLimits()
    limits.blockBytes = blockBytes
    var context = ReadingContext(MemorySource([]), limits: limits)
    let segments = payloads.enumerated().map { (payload: $1[...], fileOffset: 1000 * ($0 + 1)) }
    return (JUMBFSegments.join(segments, &context), context.log.diagnostics.map(\.code))
  }

  @Test func piecesAreJoinedInTheirOrder() throws {
    let pieces = CredentialBuilder.segments(of: Self.store, pieceBytes: 100)
    for order in [Array(pieces.indices), pieces.indices.reversed()] {
      let read = Self.join(order.map { pieces[$0] })
      #expect(read.codes.isEmpty)
      let block = try #require(read.blocks.first)
      #expect(block.bytes == Self.store)
      #expect(block.container == "APP11 JUMBF")
      // A byte of the second piece follows `JP`, the numbers and the repeated header.
      let place = try #require(order.firstIndex(of: 1))
      #expect(block.fileOffset(at: 108) == 1000 * (place + 1) + 16)
      let first = try #require(order.firstIndex(of: 0))
      #expect(block.fileOffset(at: 107) == 1000 * (first + 1) + 8 + 107)
    }
  }

  @Test func instancesAreKeptApart() {
    let other = CredentialBuilder.superbox("abcd", "other", [UInt8](repeating: 7, count: 300))
    let first = CredentialBuilder.segments(of: other, instance: 1, pieceBytes: 100)
    let second = CredentialBuilder.segments(of: Self.store, instance: 2, pieceBytes: 100)
    let read = Self.join([first[0], second[0]] + first.dropFirst() + second.dropFirst())
    #expect(read.blocks.map(\.bytes) == [other, Self.store])
  }

  @Test func whatIsMissingOrDoubledIsNoted() {
    let pieces = CredentialBuilder.segments(of: Self.store, pieceBytes: 100)
    let gap = Self.join([pieces[0], pieces[2]])
    #expect(gap.codes == [.credentialsInvalid])
    #expect(gap.blocks.map(\.bytes) == [Array(Self.store.prefix(108))])
    #expect(Self.join(Array(pieces.dropFirst())).blocks.isEmpty)
    var altered = pieces[1]
    altered[20] ^= 0xFF
    let doubled = Self.join([pieces[0], pieces[1], altered] + pieces.dropFirst(2))
    #expect(doubled.codes == [.credentialsInvalid])
    #expect(doubled.blocks.map(\.bytes) == [Self.store])
    var foreign = pieces[1]
    foreign[10] ^= 0xFF
    #expect(Self.join([pieces[0], foreign]).codes == [.credentialsInvalid])
    #expect(Self.join(pieces, blockBytes: 150).codes == [.blockTooLarge])
  }

  @Test(arguments: [
    [], Array("JP".utf8), Array("HDR_RI ver=11 and more".utf8), Array("JP".utf8) + [0, 1, 0, 0, 0, 1],
  ])
  func otherSegmentsArePassedOver(_ payload: [UInt8]) {
    let read = Self.join([payload])
    #expect(read.blocks.isEmpty && read.codes.isEmpty)
  }
}
