import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct CameraInfoRuleTests {
  @Test func raisedForBoth() throws {
    let details = try raised(by: .cameraInfo, on: .made("Acme ", "Box 1"))
    #expect(details == [.cameraInfo(make: "Acme", model: "Box 1")])
  }

  /// A scanner isn't told as a camera.
  @Test(
    arguments: [
      ("Canon", "CanoScan 9000F", "make and model are stated", true),
      ("Canon", "Canon EOS 40D", "a camera is named", false),
    ])
  func aScannerIsNoCamera(make: String, model: String, phrase: String, isScanner: Bool) {
    let flag = OriginalityFlag(
      detail: .cameraInfo(make: make, model: model), grade: .observed, evidence: [], weight: 1, points: 0)
    #expect(flag.phrase(in: .english) == phrase)
    #expect(flag.description(in: .english).hasSuffix("They are a scanner's.") == isScanner)
  }

  @Test(
    arguments: [("Canon", nil), (nil, "Box 1"), (nil, nil), ("Canon", "NIKON D90"), (" ", "Box 1")]
      as [(String?, String?)])
  func notRaisedFor(make: String?, model: String?) throws {
    #expect(try raised(by: .cameraInfo, on: .made(make, model)).isEmpty)
  }
}
