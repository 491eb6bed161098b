import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OrientationMirroredRuleTests {
  @Test(arguments: 0...9) func raisedForTheFourMirroredOnes(orientation: Int) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.short(ExifTag.orientation, UInt16(orientation)), in: .ifd0)
    }
    #expect(
      try raised(by: .orientationMirrored, on: photo)
        == ([2, 4, 5, 7].contains(orientation)
          ? [.flag(.orientationMirrored, ["orientation": orientation])] : []))
  }

  /// A phone mirrors the picture of its front camera, and may store it like that.
  @Test(arguments: [
    ("iPhone 17 front camera 2.7mm f/1.9", 0), ("Galaxy S25 Front Camera", 0),
    ("iPhone 14 Pro back triple camera 6.86mm f/1.78", 1), ("Frontier 35mm", 1), ("", 1),
  ])
  func frontCamerasMayMirror(lens: String, count: Int) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.short(ExifTag.orientation, 2), in: .ifd0)
      $0.set($0.ascii(ExifTag.lensModel, lens), in: .exif)
    }
    #expect(try raised(by: .orientationMirrored, on: photo).count == count)
  }

  @Test func notRaisedForAContainer() throws {
    #expect(try raised(by: .orientationMirrored, on: .heif(orientation: 2, rotation: 0)).isEmpty)
  }
}
