import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraFileUnusualRuleTests {
  @Test(arguments: [(true, false, true), (false, true, true), (true, true, false), (false, false, false)])
  func raisedForOneDifference(oneTableASegment: Bool, optimized: Bool, isRaised: Bool) throws {
    let photo = ExamplePhoto.color(
      make: "Canon", model: "Canon EOS 40D", oneTableASegment: oneTableASegment, optimized: optimized)
    let raised = try MetaLensAssessmentTests.raised(by: .cameraFileUnusual, on: photo)
    #expect(raised.map(\.type) == (isRaised ? [.warning] : []))
  }
}
