import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PhotoshopSegmentsTests {
  private static func join(
    _ segments: [(payload: ArraySlice<UInt8>, fileOffset: Int)], limits: ReadLimits = ReadLimits()
  ) -> (block: LocatedBytes?, codes: [String]) {
    var context = ReadingContext(MemorySource([]), limits: limits)
    let block = PhotoshopSegments.join(segments, &context)
    return (block, context.log.diagnostics.map(\.code.rawValue))
  }

  @Test func aResourceMayStandInTwoSegments() throws {
    let resource = MetadataSample.resource(0x0404, MetadataSample.dataSet(2, 5, Array("Titel".utf8)))
    let block = try #require(Self.join([(resource[..<15], 30), (resource[15...], 900)]).block)
    #expect(block.bytes == resource && block.container == "APP13")
    #expect([0, 14, 15, 20].map(block.fileOffset(at:)) == [30, 44, 900, 905])
    var context = ReadingContext(MemorySource([]))
    let part = try #require(PhotoshopDecoding.decode(block, &context).blocks.first)
    #expect(part.kind == .iptc && part.block.fileOffset == 42)
  }

  @Test func theOldHeaderIsLongerThanItsName() {
    let resource = MetadataSample.resource(0x0406, [0, 1, 0, 0])
    let block = Self.join([([0, 0, 0, 1, 0, 0, 0, 2] + resource, 49)]).block
    #expect(block?.bytes == resource && block?.fileOffset == 57)
  }

  @Test func tooMuchAndNothingAreNone() {
    var limits = ReadLimits()
    limits.blockBytes = 3
    #expect(Self.join([([1, 2], 0), ([3, 4], 9)], limits: limits).codes == ["blockTooLarge"])
    #expect(Self.join([]).block == nil && Self.join([([], 7)]).block?.fileOffset == 7)
  }
}
