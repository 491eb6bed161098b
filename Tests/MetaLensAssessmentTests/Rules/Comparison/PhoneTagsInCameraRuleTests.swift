import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhoneTagsInCameraRuleTests {
  @Test(arguments: [
    ("Canon", "<GCamera:MotionPhoto>1</GCamera:MotionPhoto>", 1),
    ("NIKON CORPORATION", "<GCamera:MicroVideoOffset>9</GCamera:MicroVideoOffset>", 1),
    ("Google", "<HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion>", 1),
    ("Apple", "<HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion>", 0),
    ("samsung", "<GCamera:MotionPhoto>1</GCamera:MotionPhoto>", 0),
    ("SONY", "<GCamera:MotionPhoto>1</GCamera:MotionPhoto>", 0),
    ("Canon", "<hdrgm:Version>1.0</hdrgm:Version>", 0),
    ("Canon", "<dc:title>GCamera:MotionPhoto</dc:title>", 0),
  ])
  func raised(make: String, xmp: String, count: Int) throws {
    let photo = ExamplePhoto.camera(xmp: xmp) { $0.set($0.ascii(ExifTag.make, make), in: .ifd0) }
    #expect(try MetaLensAssessmentTests.raised(by: .phoneTagsInCamera, on: photo).count == count)
  }
}
