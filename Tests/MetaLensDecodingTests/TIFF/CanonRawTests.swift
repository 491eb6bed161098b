import MetaLensDecoding
import MetaLensFacts
import Testing

struct CanonRawTests {
  typealias Builder = TIFFFileBuilder

  /// A file of four directories, the last of which has the sensor's data.
  private static var raw: Builder {
    let strip: [(tag: UInt16, value: Builder.Value)] = [
      (0x0103, .shorts([6])), (0x0111, .data([[1, 2, 3]])), (0x0117, .longs([3])),
    ]
    var builder = Builder([
      .init(Builder.picture(1536, 1024, compression: 6, [(ExifTag.exifPointer, .directories([4]))]), next: 1),
      .init([(ExifTag.thumbnailOffset, .longs([8])), (ExifTag.thumbnailLength, .longs([8]))], next: 2),
      .init(Builder.picture(384, 256), next: 3), .init(strip),
      .init([(ExifTag.pixelXDimension, .shorts([3456])), (ExifTag.pixelYDimension, .shorts([2304]))]),
    ])
    builder.mark = Array("CR".utf8) + [2, 0, 0, 0, 0, 0]
    return builder
  }

  /// Checks that a preview's size isn't taken for the picture's if the file's directories are cut off.
  @Test func aPreviewIsNotThePicture() throws {
    let whole = Self.raw.build()
    var cut = 0
    for count in 8..<whole.count {
      guard let facts = try? PhotoDecoder().decode(MemorySource(Array(whole.prefix(count))), hashing: false)
      else { continue }
      cut += 1
      let image = try #require(facts.container.value).image
      #expect(!facts.isComplete && image?.isSensorData ?? true, "\(count) of \(whole.count)")
    }
    #expect(cut > 100)
  }

  /// Every byte up to IFD0 is of a header: TIFF's, then CR2's own.
  @Test func itsOwnHeaderIsAPart() throws {
    let facts = try PhotoDecoder().decode(MemorySource(Self.raw.build()), hashing: false)
    let parts = try #require(facts.container.value?.parts)
    #expect(parts.prefix(2).map(\.name) == ["TIFF header", "CR2 header"])
    #expect(parts.prefix(2).map(\.offset) == [0, 8] && parts.prefix(2).map(\.byteCount) == [8, 8])
    #expect(parts.first { $0.name == "IFD0" }?.offset == 16)
    let other = try PhotoDecoder().decode(
      MemorySource(DNGReadingTests.builder(isBig: false).build()), hashing: false)
    #expect(other.container.value?.parts.contains { $0.name == "CR2 header" } == false)
  }

  @Test func canonsSensorDataTakeTheSizeThatExifStates() throws {
    let facts = try PhotoDecoder().decode(MemorySource(Self.raw.build()), hashing: false)
    #expect(facts.format == .cr2)
    let container = try #require(facts.container.value)
    #expect(container.image?.size == PixelSize(width: 3456, height: 2304))
    #expect(container.image?.isSensorData == true)
    #expect(container.image?.coding == "lossless JPEG")
    #expect(container.image?.location == "ExifIFD")
    #expect(container.pictures.map(\.role) == [.preview, .thumbnail, .preview])
    #expect(facts.isComplete)
  }
}
