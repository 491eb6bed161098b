import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct StrippedPartlyRuleTests {
  @Test func raised() throws {
    // As exiftool leaves it with -all= -tagsfromfile @ -Orientation.
    let photo = ExamplePhoto.displayTags([0x0112, 0x011A, 0x011B, 0x0128, 0x0213])
    #expect(
      try MetaLensAssessmentTests.raised(by: .strippedPartly, on: photo) == [
        .flag(
          .strippedPartly, ["tags": "Orientation, XResolution, YResolution, ResolutionUnit, YCbCrPositioning"]
        )
      ])
  }

  @Test(arguments: [
    ExamplePhoto.displayTags([0x0112, 0x013B]), .displayTags([]), .camera(), ExamplePhoto(exif: nil),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .strippedPartly, on: photo).isEmpty)
  }
}
