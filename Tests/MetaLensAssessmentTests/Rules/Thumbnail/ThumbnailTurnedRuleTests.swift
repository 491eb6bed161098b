import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailTurnedRuleTests {
  @Test func raised() throws {
    #expect(
      try MetaLensAssessmentTests.raised(
        by: .thumbnailTurned, on: .pictured(thumbnail: { ExamplePhoto.scene(39 - $0, $1) })) == [
          .flag(.thumbnailTurned, ["turn": PictureTurn.mirrored])
        ])
  }

  @Test func raisedToo() throws {
    #expect(
      try MetaLensAssessmentTests.raised(
        by: .thumbnailTurned, on: .pictured(thumbnail: { ExamplePhoto.scene($0, 29 - $1) })) == [
          .flag(.thumbnailTurned, ["turn": PictureTurn.flipped])
        ])
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.scene),
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailTurned, on: photo).isEmpty)
  }
}
