import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifPointerBrokenRuleTests {
  /// A pointer to nothing, into the header, and beyond the block.
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

  /// The pointer to ExifIFD, if there is none.
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

  /// The pointer to IFD1 follows IFD0's entries and has no tag; 0 means that there is no IFD1.
  @Test(
    arguments: [(0, false), (7, true), (8, false), (60_000, true), (0xFFFF_FFFF, true)] as [(UInt32, Bool)])
  func dependsOnTheNextDirectory(offset: UInt32, isRaised: Bool) throws {
    let found = try findings(by: .exifPointerBroken, on: .nextDirectory(at: offset))
    #expect(found.map { $0.values.text("directory") } == (isRaised ? ["IFD1"] : []))
    #expect(found.flatMap(\.evidence).map(\.location) == (isRaised ? ["APP1 Exif"] : []))
  }

  /// If a writer left the pointer out, a value is in its place.
  @Test func notRaisedWhereAValueStandsThere() throws {
    let photo = ExamplePhoto.nextDirectory(at: 60_000, valueOfFirstTag: true)
    #expect(try MetaLensAssessmentTests.raised(by: .exifPointerBroken, on: photo).isEmpty)
  }

  /// No pointer, a pointer to a directory, and a pointer in a directory in which readers don't follow it.
  @Test(arguments: [
    ExamplePhoto.camera(), .camera { $0.setPlace([34, 3, 7], "N", [134, 12, 5], "E") },
    .pointer(ExifTag.gpsPointer, to: 8, in: .ifd0), .pointer(ExifTag.gpsPointer, to: nil, in: .exif),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .exifPointerBroken, on: photo).isEmpty)
  }

  /// The missing part of the file may have contained it.
  @Test func notRaisedWhereTheFileIsCut() throws {
    let photo = ExamplePhoto.pointer(ExifTag.gpsPointer, to: 60_000, in: .ifd0)
    let cut = ExamplePhoto(Array(photo.bytes.dropLast(2)))
    #expect(try MetaLensAssessmentTests.raised(by: .exifPointerBroken, on: cut).isEmpty)
  }
}

extension ExamplePhoto {
  /// Returns a photo in which this offset follows IFD0; the value of IFD0's first entry may be there.
  fileprivate static func nextDirectory(at offset: UInt32, valueOfFirstTag: Bool = false) -> ExamplePhoto {
    var bytes = ExamplePhoto.camera().bytes
    guard let identifier = bytes.firstRange(of: Array("Exif\0\0II".utf8)) else { return ExamplePhoto(bytes) }
    let block = identifier.lowerBound + 6
    let count = Int(bytes[block + 8]) | Int(bytes[block + 9]) << 8
    let next = 10 + 12 * count
    bytes.replaceSubrange(block + next..<block + next + 4, with: offset.bytes(.littleEndian))
    if valueOfFirstTag {
      bytes.replaceSubrange(block + 18..<block + 22, with: UInt32(next).bytes(.littleEndian))
    }
    return ExamplePhoto(bytes)
  }
}
