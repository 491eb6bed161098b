import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OrientationDisagreesRuleTests {
  @Test(arguments: [(UInt16(1), "6", 1), (6, "6", 0), (1, "0", 0), (0, "6", 0), (1, "six", 0), (1, "9", 0)])
  func raised(exif: UInt16, xmp: String, count: Int) throws {
    let photo = ExamplePhoto.camera(xmp: "<tiff:Orientation>\(xmp)</tiff:Orientation>") {
      $0.set($0.short(ExifTag.orientation, exif), in: .ifd0)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .orientationDisagrees, on: photo).count == count)
  }
}
