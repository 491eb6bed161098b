import MetaLensDecoding
import MetaLensFacts
import Testing

struct TIFFPartsTests {
  typealias Builder = TIFFFileBuilder

  @Test func listsWhatStandsInTheFileInItsOrder() throws {
    let bytes = Builder([
      .init(Builder.picture(8, 8, strips: [[1, 2], [3]]), next: 1), .init(Builder.picture(4, 4, subfile: 1)),
    ]).build()
    let whole = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    let parts = try #require(whole.container.value?.parts)
    #expect(parts.map(\.name) == ["TIFF header", "IFD0", "IFD0 strips", "IFD1", "IFD1 strips"])
    #expect(parts.map(\.count) == [1, 1, 2, 1, 1])
    #expect(parts.map(\.note) == ["", "7 entries", "uncompressed", "8 entries", "uncompressed"])
    #expect(parts.allSatisfy { $0.statedByteCount == nil })
  }

  @Test func stripsThatOverlapReachNoFurtherThanTheFile() throws {
    let entries: [(tag: UInt16, value: Builder.Value)] = [
      (0x0100, .longs([8])), (0x0101, .longs([8])), (0x0111, .longs([8, 8, 8])),
      (0x0117, .longs([60, 60, 60])),
    ]
    let bytes = Builder([.init(entries)]).build()
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    let strips = try #require(facts.container.value?.parts.first { $0.name == "IFD0 strips" })
    #expect(strips.offset + strips.byteCount == bytes.count)
  }
}
