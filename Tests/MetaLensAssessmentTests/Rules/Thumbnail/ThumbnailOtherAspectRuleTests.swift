import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailOtherAspectRuleTests {
  @Test func raised() throws {
    #expect(
      try MetaLensAssessmentTests.raised(
        by: .thumbnailOtherAspect,
        on: .pictured(rows: 22, { ExamplePhoto.scene($0, $1 * 30 / 22) }, thumbnail: ExamplePhoto.scene)) == [
          .flag(.thumbnailOtherAspect)
        ])
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(rows: 29, { ExamplePhoto.scene($0, $1 * 30 / 29) }, thumbnail: ExamplePhoto.scene),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailOtherAspect, on: photo).isEmpty)
  }
}
