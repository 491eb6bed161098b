import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct CameraInfoRuleTests {
  @Test func raisedForBoth() throws {
    let details = try raised(by: .cameraInfo, on: .made("Acme ", "Box 1"))
    #expect(details == [.cameraInfo(make: "Acme", model: "Box 1")])
  }

  @Test(
    arguments: [("Canon", nil), (nil, "Box 1"), (nil, nil), ("Canon", "NIKON D90"), (" ", "Box 1")]
      as [(String?, String?)])
  func notRaisedFor(make: String?, model: String?) throws {
    #expect(try raised(by: .cameraInfo, on: .made(make, model)).isEmpty)
  }
}
