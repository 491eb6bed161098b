import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifPointerBrokenRuleTests {
  /// A pointer to nothing, into the header and behind the block.
  @Test(
    arguments: [
      (ExifTag.gpsPointer, ExifDirectory.Kind.ifd0, nil, "GPS"), (ExifTag.gpsPointer, .ifd0, 7, "GPS"),
      (ExifTag.gpsPointer, .ifd0, 60_000, "GPS"), (ExifTag.gpsPointer, .ifd0, 0xFFFF_FFFF, "GPS"),
      (ExifTag.interoperabilityPointer, .exif, nil, "InteropIFD"),
      (ExifTag.interoperabilityPointer, .exif, 60_000, "InteropIFD"),
    ] as [(UInt16, ExifDirectory.Kind, UInt32?, String)])
  func raised(tag: UInt16, kind: ExifDirectory.Kind, offset: UInt32?, directory: String) throws {
    let found = try findings(by: .exifPointerBroken, on: .pointer(tag, to: offset, in: kind))
    #expect(found.map(\.detail) == [.flag(.exifPointerBroken, ["directory": directory])])
    #expect(found.first?.evidence.first?.tag == tag)
  }

  /// The pointer to ExifIFD, where there is none.
  @Test func raisedForExif() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.exif = []
      tiff.makerNoteShift = nil
      tiff.set(tiff.long(ExifTag.exifPointer, 60_000), in: .ifd0)
    }
    #expect(
      try MetaLensAssessmentTests.raised(by: .exifPointerBroken, on: photo)
        == [.flag(.exifPointerBroken, ["directory": "ExifIFD"])])
  }

  /// No pointer, one that leads to a directory, and one in a directory where nobody follows it.
  @Test(arguments: [
    ExamplePhoto.camera(), .camera { $0.setPlace([34, 3, 7], "N", [134, 12, 5], "E") },
    .pointer(ExifTag.gpsPointer, to: 8, in: .ifd0), .pointer(ExifTag.gpsPointer, to: nil, in: .exif),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .exifPointerBroken, on: photo).isEmpty)
  }

  /// What is cut may have had it.
  @Test func notRaisedWhereTheFileIsCut() throws {
    let photo = ExamplePhoto.pointer(ExifTag.gpsPointer, to: 60_000, in: .ifd0)
    let cut = ExamplePhoto(Array(photo.bytes.dropLast(2)))
    #expect(try MetaLensAssessmentTests.raised(by: .exifPointerBroken, on: cut).isEmpty)
  }
}
