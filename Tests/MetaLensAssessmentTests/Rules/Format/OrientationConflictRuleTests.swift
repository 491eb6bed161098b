import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OrientationConflictRuleTests {
  /// `irot` counts quarter turns counterclockwise; EXIF's 6 is one clockwise, and 8 one counterclockwise.
  @Test(arguments: [(6, 3, false), (8, 1, false), (3, 2, false), (6, 1, true), (1, 3, true), (8, 2, true)])
  func raisedFor(orientation: Int, rotation: Int, isRaised: Bool) throws {
    let photo = ExamplePhoto.heif(orientation: UInt16(orientation), rotation: UInt8(rotation))
    #expect(try raised(by: .orientationConflict, on: photo).isEmpty == !isRaised)
  }

  @Test func pointsAtTheTurn() throws {
    let found = try findings(by: .orientationConflict, on: ExamplePhoto.heif(orientation: 6, rotation: 1))
    #expect(found.first?.evidence.map(\.location).last == "irot")
  }

  @Test(arguments: [
    ExamplePhoto.heif {
      $0.exif = ExamplePhoto.cameraExif { $0.set($0.short(ExifTag.orientation, 6), in: .ifd0) }
    },
    .heif { $0.rotation = 1 }, .camera { $0.set($0.short(ExifTag.orientation, 6), in: .ifd0) },
  ]) func notRaisedWhereOneIsUnstated(photo: ExamplePhoto) throws {
    #expect(try raised(by: .orientationConflict, on: photo).isEmpty)
  }
}
