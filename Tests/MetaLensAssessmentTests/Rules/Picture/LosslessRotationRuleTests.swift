import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct LosslessRotationRuleTests {
  @Test func raised() throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .losslessRotation, on: .camera().sampled(0x12)) == [
        .flag(.losslessRotation)
      ])
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.camera().sampled(0x21),
    ExamplePhoto.camera().sampled(0x22),
    ExamplePhoto.camera().sampled(0x11),
    ExamplePhoto.made(nil, nil).sampled(0x12),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .losslessRotation, on: photo).isEmpty)
  }
}
