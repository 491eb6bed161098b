import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ExifTagNameTests {
  @Test(
    arguments: [
      (ExifTag.make, .ifd0, "Make"), (ExifTag.thumbnailOffset, .ifd1, "JPEGInterchangeFormat"),
      (ExifTag.makerNote, .exif, "MakerNote"), (1, .gps, "GPSLatitudeRef"),
      (1, .interoperability, "InteroperabilityIndex"),
      (0xDEAD, .ifd0, nil), (ExifTag.make, .gps, nil),
    ] as [(UInt16, ExifDirectory.Kind, String?)])
  func names(tag: UInt16, kind: ExifDirectory.Kind, name: String?) {
    #expect(ExifTagName.of(tag, in: kind) == name)
    #expect(ExifTagName.shown(tag, in: kind) == name ?? ExifTag.hexadecimal(tag))
  }

  /// For people alone: rules that go by names know a directory's own.
  @Test(
    arguments: [
      (.ifd0, "DateTimeOriginal"), (.ifd1, "DateTimeOriginal"), (.exif, "DateTimeOriginal"), (.gps, nil),
      (.interoperability, nil),
    ] as [(ExifDirectory.Kind, String?)])
  func aTagOfTheExifIFDIsNamedInIFD0(kind: ExifDirectory.Kind, name: String?) {
    #expect(ExifTagName.known(ExifTag.dateTimeOriginal, in: kind) == name)
    #expect(ExifTagName.shown(ExifTag.dateTimeOriginal, in: kind) == name ?? "0x9003")
    #expect((ExifTagName.of(ExifTag.dateTimeOriginal, in: kind) == nil) == (kind != .exif))
    // A tag of both keeps its own directory's name.
    #expect(ExifTagName.known(ExifTag.make, in: .ifd0) == "Make")
  }

  /// The table is sorted by the key with which names are searched.
  @Test func everyNameIsFound() {
    let keys = ExifTagName.names.map(\.key)
    #expect(keys.count > 150)
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
  }
}
