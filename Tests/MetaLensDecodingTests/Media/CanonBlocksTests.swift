import MetaLensDecoding
import MetaLensFacts
import Testing

struct CanonBlocksTests {
  @Test func describesARaw() throws {
    let bytes = CanonSample().build()
    let facts = try MediaSample.decode(bytes)
    let container = try #require(facts.container.value)
    let image = try #require(container.image)
    #expect(facts.format == .cr3 && facts.isComplete && facts.diagnostics.isEmpty)
    #expect(image.size == PixelSize(width: 6888, height: 4546))
    #expect(image.isSensorData && image.coding == "CRAW" && image.location == "CR3 stsd")
    #expect(container.pictureRanges.count == 1)
    #expect(container.pictures.map(\.role) == [.thumbnail, .preview, .preview])
    #expect(
      container.pictures.map(\.size) == [
        PixelSize(width: 160, height: 120), PixelSize(width: 1620, height: 1080),
        PixelSize(width: 6000, height: 4000),
      ])
    for picture in container.pictures.prefix(2) {
      #expect(picture.ranges.flatMap { Array(bytes[$0]) } == CanonSample.jpeg)
    }
  }

  @Test func aSampleOutsideIsIncomplete() throws {
    var sample = CanonSample()
    sample.tracks[2].3 = 1 << 20
    let facts = try MediaSample.decode(sample.build())
    #expect(!facts.isComplete && facts.has(.offsetOutOfBounds, "CR3 stsd"))
  }

  @Test func aThumbnailOutsideIsOnlyTold() throws {
    var sample = CanonSample()
    sample.thumbnailByteCount = 5
    let facts = try MediaSample.decode(sample.build())
    #expect(facts.has(.partInvalid, "THMB") && facts.container.value?.pictures.first?.ranges == [])
  }
}
