import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct PreviewDecodingTests {
  private static let preview = CoefficientPicture.shades(columns: 40, rows: 30) { 100 + $0 - $1 }.build()

  private func previews(_ photo: ExamplePhoto) throws -> [ThumbnailPicture] {
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .pixels, hashing: false)
    return try #require(facts.picture.value).previews
  }

  @Test func oneInTheMakerNoteIsDecoded() throws {
    let photo = ExamplePhoto.previewed { 100 + $0 - $1 }
    let found = try previews(photo)
    #expect(found.count == 1)
    let preview = try #require(found.first)
    #expect(photo.bytes[preview.offset...].starts(with: Self.preview))
    #expect(preview.preview.width == 160 && preview.preview.height == 120)
    #expect(abs(Int(preview.preview.samples[0]) - 100) <= 1)
  }

  @Test func theThumbnailIsNone() throws {
    #expect(try previews(.pictured(thumbnail: ExamplePhoto.scene)).isEmpty)
    #expect(try previews(.camera()).isEmpty)
  }

  /// Checks that a preview that can't be decoded is left out and costs the others nothing.
  @Test(arguments: [20, 400])
  func whatIsBrokenIsNone(kept: Int) throws {
    let broken = Array(Self.preview.prefix(kept)) + [UInt8](repeating: 0xD8, count: 9)
    let bytes = CoefficientPicture.shades(columns: 40, rows: 30, ExamplePhoto.scene).build(
      exif: ExamplePhoto.cameraExif { tiff in
        tiff.makerNoteShift = nil
        tiff.set(tiff.undefined(ExifTag.makerNote, broken + Self.preview), in: .exif)
      })
    let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .pixels, hashing: false)
    let found = try #require(facts.picture.value).previews
    let whole = try #require(bytes.firstRange(of: broken)).upperBound
    #expect(found.map(\.offset) == [whole])
    #expect(facts.isComplete)
  }

  /// Checks that only those of the index's pictures count that are the picture itself at a smaller size.
  @Test(arguments: [(UInt32(0x01_0001), 1), (0x01_0002, 1), (0x02_0001, 0), (0x05_0000, 0), (0x03_0000, 0)])
  func ofMPFLargeThumbnailsCount(type: UInt32, count: Int) throws {
    let file = [UInt8](repeating: 0, count: 60) + Self.preview
    var context = ReadingContext(MemorySource(file))
    var entry = MultiPicture.Entry(
      attribute: type, byteCount: Self.preview.count, offset: 60, isPicture: true)
    let first = MultiPicture.Entry(attribute: 0x03_0000, byteCount: 60, offset: 0, isPicture: true)
    let found = try PreviewDecoding.decode(
      nil, MultiPicture(offset: 4, entries: [first, entry], statedCount: 2), &context)
    #expect(found.map(\.offset) == [Int](repeating: 60, count: count))
    // A picture that doesn't end where it should may be cut.
    entry.isEnded = false
    let cut = MultiPicture(offset: 4, entries: [first, entry], statedCount: 2)
    #expect(try PreviewDecoding.decode(nil, cut, &context).isEmpty)
  }
}
