import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PositionRemovedRuleTests {
  /// Adds the directory that stands behind that of the position.
  private static func addDirectory(to tiff: inout TIFFBuilder) {
    tiff.set(tiff.ascii(ExifTag.interoperabilityIndex, "R98"), in: .interoperability)
  }

  /// Returns a photo whose emptied GPS directory has this number of unused bytes behind it, and then a byte that
  /// IFD1 points to.
  private static func photo(unused count: Int) -> ExamplePhoto {
    // The place of the directory: the block's end without its two bytes of slack, and with a pointer in IFD0.
    let directory = ExamplePhoto.cameraExif().count - 2 + 12
    return .emptiedPlace { tiff in
      tiff.set(tiff.long(ExifTag.thumbnailOffset, UInt32(directory + 6 + count)), in: .ifd1)
      tiff.set(tiff.long(ExifTag.thumbnailLength, 1), in: .ifd1)
    }
  }

  @Test func isRaised() throws {
    let photo = ExamplePhoto.emptiedPlace { Self.addDirectory(to: &$0) }
    #expect(
      try raised(by: .positionRemoved, on: photo) == [
        .flag(.positionRemoved, ["byteCount": 96])
      ])
    #expect(try raised(by: .positionBlanked, on: photo).isEmpty)
  }

  @Test(arguments: [(0, false), (1, false), (11, false), (12, true), (13, true)])
  func isRaisedFromOneEntryOn(count: Int, expected: Bool) throws {
    let found = try findings(by: .positionRemoved, on: Self.photo(unused: count))
    #expect(found.map { $0.values.number("byteCount") } == (expected ? [count] : []))
  }

  static let silent: [ExamplePhoto] = [
    // Nothing follows the room: it may be padding.
    .emptiedPlace(),
    // A position that is there, and none.
    .camera {
      $0.setPlace([34, 3, 7], "N", [134, 12, 5], "E")
      addDirectory(to: &$0)
    },
    .camera { addDirectory(to: &$0) }, .camera(), ExamplePhoto(exif: nil),
    // The zeros in IFD0's first entry, as a directory.
    .pointer(ExifTag.gpsPointer, to: 16, in: .ifd0),
  ]

  @Test(arguments: silent.indices) func isNotRaised(index: Int) throws {
    #expect(try raised(by: .positionRemoved, on: Self.silent[index]).isEmpty)
  }
}
