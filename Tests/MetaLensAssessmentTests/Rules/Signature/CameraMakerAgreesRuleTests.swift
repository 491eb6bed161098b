import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraMakerAgreesRuleTests {
  /// Canon's other models have this structure; the PowerShot S3 IS is itself known, and only the SD300 orders its
  /// tables differently.
  @Test(arguments: [
    ("Canon", "Canon EOS 50D", true), ("CANON INC.", "Canon EOS 50D", true),
    ("Canon", "Canon PowerShot S3 IS", false),
    ("Canon", "Canon PowerShot SD300", true), ("Example", "Canon EOS 50D", false),
  ]) func raised(make: String, model: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.color(make: make, model: model, ExamplePhoto.canon)
    let raised = try MetaLensAssessmentTests.raised(by: .cameraMakerAgrees, on: photo)
    #expect(raised.map(\.type) == (isRaised ? [.isOriginal] : []))
  }

  @Test(arguments: [(true, false), (false, true)])
  func notRaisedForAnotherBuild(oneTableASegment: Bool, optimized: Bool) throws {
    let photo = ExamplePhoto.color(
      make: "Canon", model: "Canon EOS 50D", oneTableASegment: oneTableASegment, optimized: optimized,
      ExamplePhoto.canon)
    #expect(try MetaLensAssessmentTests.raised(by: .cameraMakerAgrees, on: photo).isEmpty)
  }

  @Test func notRaisedWithoutTheMakersNote() throws {
    let photo = ExamplePhoto.color(make: "Canon", model: "Canon EOS 50D")
    #expect(try MetaLensAssessmentTests.raised(by: .cameraMakerAgrees, on: photo).isEmpty)
  }
}
