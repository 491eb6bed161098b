import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FileNameDateDiffersRuleTests {
  /// EXIF states 2023-05-30.
  @Test(arguments: [
    ("IMG_20220530_101112.jpg", "2022-05-30"), ("20230601_101112.jpg", "2023-06-01"),
    ("IMG-20230528-WA0001.jpg", "2023-05-28"), ("photo_2023-06-02_10-11-12.jpg", "2023-06-02"),
    ("FB_IMG_1726633936412.jpg", "2024-09-18"), ("IMG-20230528-WA0001 (1).jpg", "2023-05-28"),
    ("photo_2023-06-02_10-11-12 - Copy.jpg", "2023-06-02"), ("20230601_101112(0).jpg", "2023-06-01"),
  ])
  func raised(name: String, day: String) throws {
    let found = try MetaLensAssessmentTests.raised(by: .fileNameDateDiffers, on: .camera().called(name))
    #expect(found == [.flag(.fileNameDateDiffers, ["named": day, "stated": "2023-05-30"])])
  }

  @Test(arguments: [
    "IMG_20230531_101112.jpg", "IMG_20230529_101112.jpg", "IMG_20231331_101112.jpg", "holiday 20200101.jpg",
    "Screenshot_20200101-101112.png", "mmexport0000000000000.jpg",
  ])
  func notRaised(name: String) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .fileNameDateDiffers, on: .camera().called(name)).isEmpty)
  }

  @Test func notRaisedWithoutADate() throws {
    let photo = ExamplePhoto.dated(original: nil).called("IMG_20220530_101112.jpg")
    #expect(try MetaLensAssessmentTests.raised(by: .fileNameDateDiffers, on: photo).isEmpty)
  }
}
