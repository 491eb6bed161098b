import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OrientationTwiceRuleTests {
  @Test(arguments: [
    (UInt16(6), 48, 64, 1), (8, 48, 64, 1), (3, 48, 64, 0), (1, 48, 64, 0), (6, 64, 48, 0), (9, 48, 64, 0),
  ])
  func raised(orientation: UInt16, width: Int, height: Int, count: Int) throws {
    let photo = ExamplePhoto.camera(size: PixelSize(width: width, height: height)) {
      $0.set($0.short(ExifTag.orientation, orientation), in: .ifd0)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .orientationTwice, on: photo).count == count)
  }

  /// A phone's picture that was taller than wide from the start.
  @Test func notRaisedForStatedPortrait() throws {
    let photo = ExamplePhoto.camera(size: PixelSize(width: 48, height: 64)) {
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd0)
      $0.set($0.short(ExifTag.pixelXDimension, 48), in: .exif)
      $0.set($0.short(ExifTag.pixelYDimension, 64), in: .exif)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .orientationTwice, on: photo).isEmpty)
    let details = try MetaLensAssessmentTests.raised(by: .orientationTwice, on: photo) {
      $0.note("Canon", [(.width, "CanonImageWidth", "640"), (.height, "CanonImageHeight", "480")])
    }
    #expect(details.map(\.id) == [.orientationTwice])
  }
}
