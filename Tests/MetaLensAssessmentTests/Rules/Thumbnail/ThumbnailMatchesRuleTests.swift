import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailMatchesRuleTests {
  @Test func raised() throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .thumbnailMatches, on: .pictured(thumbnail: ExamplePhoto.scene))
        == [
          .flag(.thumbnailMatches)
        ])
  }

  @Test func raisedToo() throws {
    #expect(
      try MetaLensAssessmentTests.raised(
        by: .thumbnailMatches, on: .pictured(thumbnail: { ExamplePhoto.scene($0, $1) * 98 / 100 })) == [
          .flag(.thumbnailMatches)
        ])
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene),
    ExamplePhoto.pictured(thumbnail: { _, _ in 90 }),
    ExamplePhoto.pictured(thumbnail: { ExamplePhoto.scene($0, $1) / 2 + 50 }),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailMatches, on: photo).isEmpty)
  }
}
