import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MobileAppEditedRuleTests {
  @Test(arguments: [
    "Snapseed 2.19", "VSCO", "PicsArt", "Adobe Lightroom 7.0 (iOS)",
    "Adobe Photoshop Lightroom 9.1.2 (Android)", "SNOW", "B612",
  ])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .mobileAppEdited, on: .software(software))
    #expect(findings.map(\.detail) == [.mobileAppEdited(software: software)])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["snowy day", "GIMP 2.4", "Adobe Lightroom 7.0", "17.5.1"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .mobileAppEdited, on: .software(software)).isEmpty)
  }
}
