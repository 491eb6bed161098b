import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraKnownAgreesRuleTests {
  @Test func raised() throws {
    let photo = ExamplePhoto.color(make: "Canon", model: "Canon PowerShot S3 IS", ExamplePhoto.canon)
    #expect(
      try MetaLensAssessmentTests.raised(by: .cameraKnownAgrees, on: photo).map(\.type) == [.isOriginal])
  }

  @Test func notRaisedWithoutTheMakersNote() throws {
    let photo = ExamplePhoto.color(make: "Canon", model: "Canon PowerShot S3 IS")
    #expect(try MetaLensAssessmentTests.raised(by: .cameraKnownAgrees, on: photo).isEmpty)
  }

  @Test func notRaisedForAnUnknownCamera() throws {
    let photo = ExamplePhoto.color(make: "Example", model: "1", ExamplePhoto.canon)
    #expect(try MetaLensAssessmentTests.raised(by: .cameraKnownAgrees, on: photo).isEmpty)
  }
}
