import MetaLensDecoding
import MetaLensFacts
import Testing

struct TIFFMetadataTests {
  typealias Builder = TIFFFileBuilder

  @Test(arguments: [
    (0x02BC, MetadataBlock.Kind.xmp, "0x02bc"), (0x83BB, .iptc, "0x83bb"), (0x8649, .photoshop, "0x8649"),
    (0x8773, .icc, "0x8773"), (0xCD41, .contentCredentials, "0xcd41"),
  ])
  func locatesBlocks(tag: Int, kind: MetadataBlock.Kind, name: String) throws {
    let value = Array("metadata".utf8)
    let bytes = Builder([
      .init(Builder.picture(8, 8), next: 1), .init(Builder.picture(8, 8, [(UInt16(tag), .undefined(value))])),
    ]).build()
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    let blocks = try #require(facts.container.value?.metadata)
    #expect(blocks.map(\.kind) == [kind])
    #expect(blocks.map(\.container) == ["IFD1 tag \(name)"])
    #expect(blocks[0].ranges.map { Array(bytes[$0]) } == [value])
  }
}
