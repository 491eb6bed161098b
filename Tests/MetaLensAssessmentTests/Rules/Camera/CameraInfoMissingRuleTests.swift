import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct CameraInfoMissingRuleTests {
  @Test func raisedForNeither() throws {
    #expect(try raised(by: .cameraInfoMissing, on: .made(nil, nil)) == [.cameraInfoMissing])
    #expect(try raised(by: .cameraInfoMissing, on: .made(" ", "")) == [.cameraInfoMissing])
  }

  @Test(arguments: [("Canon", nil), (nil, "Box 1"), ("Canon", "Box 1")] as [(String?, String?)])
  func notRaisedFor(make: String?, model: String?) throws {
    #expect(try raised(by: .cameraInfoMissing, on: .made(make, model)).isEmpty)
  }
}
