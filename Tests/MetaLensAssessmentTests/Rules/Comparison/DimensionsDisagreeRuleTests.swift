import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DimensionsDisagreeRuleTests {
  private func xmp(_ names: (String, String), _ width: String, _ height: String) -> String {
    "<\(names.0)>\(width)</\(names.0)><\(names.1)>\(height)</\(names.1)>"
  }

  @Test(arguments: [("4288", "2848"), ("64", "47"), ("4294967295", "1")])
  func raised(width: String, height: String) throws {
    let count = width.count > 9 ? 0 : 1
    for names in [("exif:PixelXDimension", "exif:PixelYDimension"), ("tiff:ImageWidth", "tiff:ImageLength")] {
      let photo = ExamplePhoto.camera(xmp: xmp(names, width, height))
      #expect(try MetaLensAssessmentTests.raised(by: .dimensionsDisagree, on: photo).count == count)
    }
  }

  @Test(arguments: [("64", "48"), ("48", "64"), ("0", "0"), ("wide", "high"), ("-64", "48")])
  func notRaised(width: String, height: String) throws {
    let photo = ExamplePhoto.camera(xmp: xmp(("exif:PixelXDimension", "exif:PixelYDimension"), width, height))
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsDisagree, on: photo).isEmpty)
  }

  @Test func notRaisedForOneSide() throws {
    let photo = ExamplePhoto.camera(xmp: "<exif:PixelXDimension>4288</exif:PixelXDimension>")
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsDisagree, on: photo).isEmpty)
  }
}
