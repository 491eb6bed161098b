import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraInfoIncompleteRuleTests {
  @Test(arguments: [("Canon", nil), (nil, "Box 1")] as [(String?, String?)])
  func raisedFor(make: String?, model: String?) throws {
    #expect(
      try raised(by: .cameraInfoIncomplete, on: .made(make, model))
        == [.flag(.cameraInfoIncomplete, ["make": make, "model": model])])
  }

  @Test(arguments: [("Canon", "Box 1"), (nil, nil)] as [(String?, String?)])
  func notRaisedFor(make: String?, model: String?) throws {
    #expect(try raised(by: .cameraInfoIncomplete, on: .made(make, model)).isEmpty)
  }
}
