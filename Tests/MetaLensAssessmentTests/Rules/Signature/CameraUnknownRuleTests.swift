import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraUnknownRuleTests {
  @Test(arguments: [("Example", "1", 1), ("Canon", "Canon PowerShot S3 IS", 0), ("Apple", "iPhone 99", 0)])
  func raisedForWhatNobodyMeasured(make: String, model: String, count: Int) throws {
    let raised = try MetaLensAssessmentTests.raised(by: .cameraUnknown, on: .color(make: make, model: model))
    #expect(raised.map(\.type) == Array(repeating: .information, count: count))
  }

  @Test func notRaisedWhereNoCameraIsNamed() throws {
    #expect(try MetaLensAssessmentTests.raised(by: .cameraUnknown, on: .made(nil, nil)).isEmpty)
  }
}
