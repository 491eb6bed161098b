import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PhotoshopDecodingTests {
  static let quality = MetadataSample.resource(0x0406, [0, 8, 0, 0, 0, 1])
  static let odd = MetadataSample.resource(0x040B, Array("a.b".utf8))
  static let named = MetadataSample.resource(0x07D0, [1, 2], name: "ab")

  static func read(
    _ bytes: [UInt8], limits: ReadLimits = ReadLimits()
  ) -> (result: PhotoshopDecoding.Reading, codes: [String]) {
    MetadataSample.read(bytes, limits: limits) { PhotoshopDecoding.decode($0, &$1) }
  }

  static let cases: [(bytes: [UInt8], ids: [Int], codes: [String])] = [
    ([], [], []), ([0, 0], [], []), (quality, [0x0406], []), (odd + quality, [0x040B, 0x0406], []),
    (named + odd, [0x07D0, 0x040B], []), (Array(odd.dropLast()), [0x040B], []),
    // Resources without their padding.
    (odd.dropLast() + quality, [0x040B, 0x0406], []), (quality + [0, 0, 0], [0x0406], []),
    (MetadataSample.resource(1, [], signature: "MeSa") + quality, [1, 0x0406], []),
    // False sizes, and ends within a resource.
    (quality + Array("8BIM".utf8) + [4, 4, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], [0x0406], ["photoshopInvalid"]),
    (quality + Array("8BIM".utf8) + [4, 4, 0xFF, 0], [0x0406], ["photoshopInvalid"]),
    (quality + Array("8BI".utf8), [0x0406], ["photoshopInvalid"]),
    (Array(quality.dropLast()), [], ["photoshopInvalid"]), (Array("text".utf8), [], ["photoshopInvalid"]),
  ]

  @Test(arguments: cases.indices) func resourcesAreToldApart(_ index: Int) {
    let (bytes, ids, codes) = Self.cases[index]
    let (reading, found) = Self.read(bytes)
    #expect(reading.resources.map(\.id) == ids)
    #expect(found == codes)
  }

  @Test func resourcesStandWhereTheyAre() {
    let resources = Self.read(Self.named + Self.odd + Self.quality).result.resources
    #expect(resources.map(\.offset) == [100, 116, 132])
    #expect(resources.map(\.name) == ["ab", "", ""] && resources[0].signature == "8BIM")
    #expect(resources.map(\.byteCount) == [2, 3, 6])
  }

  @Test func blocksForOtherReadersAreCutOut() {
    let title = MetadataSample.dataSet(2, 5, Array("Titel".utf8))
    let bytes =
      MetadataSample.resource(0x0404, title) + MetadataSample.resource(0x0424, Array("<x/>".utf8))
      + MetadataSample.resource(0x040F, [1]) + MetadataSample.resource(0x0422, [2])
      + MetadataSample.resource(0x0404, title, signature: "AgHg")
    let (reading, codes) = Self.read(bytes)
    #expect(reading.blocks.map(\.kind) == [.iptc, .xmp, .icc, .iptc] && codes == [])
    #expect(
      reading.blocks.map(\.block.container)
        == ["0x0404", "0x0424", "0x040F", "0x0404"].map { "X 8BIM " + $0 })
    #expect(reading.blocks[0].block.fileOffset == 112)
    #expect(reading.blocks[1].block.bytes == Array("<x/>".utf8))
    #expect(reading.blocks[1].block.fileOffset == 100 + 12 + 10 + 12)
  }

  @Test func resourcesAreBounded() {
    let many = [[UInt8]](repeating: MetadataSample.resource(0x0404, []), count: 100_000).flatMap(\.self)
    let (reading, codes) = Self.read(many)
    #expect(reading.resources.count == ReadLimits().parts && codes == ["tooManyParts"])
  }
}
