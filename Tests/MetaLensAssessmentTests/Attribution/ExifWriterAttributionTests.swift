import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifWriterAttributionTests {
  private func attribution(of photo: ExamplePhoto) throws -> ExifWriterAttribution {
    let facts = try PhotoDecoder(limits: ReadLimits()).decode(MemorySource(photo.bytes), hashing: false)
    let exif = try #require(facts.exif.value)
    return ExifWriterAttribution(ExifLayout(of: exif), of: exif)
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
  }

  private func joined(_ parts: [[UInt8]]) -> [UInt8] { parts.flatMap(\.self) }

  private func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
    joined([number(tag, 2), number(type, 2), number(count, 4), number(value, 4)])
  }

  private let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]

  @Test func aDirectoryWithoutRoomForItsNextPointerIsPiexifs() throws {
    // IFD0 at 8 ends at 26, with its pointer; ExifIFD at 26 has one entry, whose value follows at 40.
    let block: [UInt8] = joined([
      header, number(1, 2), entry(0x8769, 4, 1, 26), number(0, 4), number(1, 2), entry(0x829A, 5, 1, 40),
      number(1, 4), number(100, 4),
    ])
    #expect(try attribution(of: ExamplePhoto(exif: block)).writer == .piexif)
    // With the pointer, any writer could have written it.
    let sound: [UInt8] = joined([
      header, number(1, 2), entry(0x8769, 4, 1, 26), number(0, 4), number(1, 2), entry(0x829A, 5, 1, 44),
      number(0, 4), number(1, 4), number(100, 4),
    ])
    #expect(try attribution(of: ExamplePhoto(exif: sound)).writer == nil)
    #expect(try attribution(of: ExamplePhoto(exif: sound)).isPacked)
  }

  @Test func aDirectoryAmongItsParentsValuesIsPillows() throws {
    // IFD0 with two entries at 8...38, ExifIFD without values at 38...56, followed by IFD0's PrintIM value.
    func block(next: Int) -> [UInt8] {
      joined([
        header, number(2, 2), entry(0x8769, 4, 1, 38), entry(0xC4A5, 7, 8, 56), number(next, 4),
        number(1, 2), entry(0xA001, 3, 1, 1 << 16), number(0, 4), Array("PrintIM\0".utf8),
        next == 0 ? [] : number(0, 6),
      ])
    }
    #expect(try attribution(of: ExamplePhoto(exif: block(next: 0))).writer == .pillow)
    // Pillow writes no IFD1.
    #expect(try attribution(of: ExamplePhoto(exif: block(next: 64))).writer == nil)
  }

  @Test func mandatoryTagsWithExiftoolsValuesAreItsOwn() throws {
    func photo(colorSpace: UInt16, size: Bool = false) -> ExamplePhoto {
      var tiff = TIFFBuilder()
      tiff.ifd0 = [
        tiff.rational(0x011A, (72, 1)), tiff.rational(0x011B, (72, 1)), tiff.short(0x0128, 2),
        tiff.short(0x0213, 1),
      ]
      tiff.exif = [
        tiff.undefined(0x9000, Array("0232".utf8)),
        tiff.ascii(ExifTag.dateTimeOriginal, "2024:03:15 10:20:30"),
        tiff.undefined(0x9101, [1, 2, 3, 0]), tiff.undefined(0xA000, Array("0100".utf8)),
        tiff.short(0xA001, colorSpace),
      ]
      if size { tiff.exif.append(tiff.short(ExifTag.pixelXDimension, 64)) }
      return ExamplePhoto(exif: tiff.build())
    }
    #expect(try attribution(of: photo(colorSpace: 0xFFFF)).writer == .exiftoolNew)
    #expect(try attribution(of: photo(colorSpace: 1)).writer == nil)
    #expect(try attribution(of: photo(colorSpace: 0xFFFF, size: true)).writer == nil)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 8]) func onlyGapsOfTwoOrThreeBeforeDirectoriesArePhotoshops(gap: Int)
    throws
  {
    let at = 8 + 2 + 24 + 4 + 8
    let start = at + gap
    let block: [UInt8] = joined([
      header, number(2, 2), entry(0x011A, 5, 1, 38), entry(0x8769, 4, 1, start), number(0, 4),
      number(72, 4), number(1, 4), [UInt8](repeating: 0, count: gap),
      number(1, 2), entry(0xA001, 3, 1, 1 << 16), number(0, 4),
    ])
    #expect(try attribution(of: ExamplePhoto(exif: block)).writer == (gap == 2 ? .photoshop : nil))
  }
}
