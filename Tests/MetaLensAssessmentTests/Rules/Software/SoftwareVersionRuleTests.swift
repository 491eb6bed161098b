import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareVersionRuleTests {
  @Test(arguments: [
    "17.5.1", "Windows 10", "Ver.1.01", "Digital Camera X-T3 Ver3.01", "G930VVRS4BRA1", "Ver.1.00",
    "HDR+ 1.0.220943774z", "Mac OS X 10.4.11", "Canon EOS 40D 1.0.8", "COOLPIX P340 V1.0", "V1.0",
    "G975FXXU7CTF1", "google/bullhead/bullhead:8.1.0/OPM6/4769569:user/release-keys",
  ])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareVersion, on: .software(software))
    #expect(findings.map(\.detail) == [.softwareVersion(version: software)])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["Silver Efex 2", "GIMP 2.4.5", "Windows Photo Editor 10.0", "Verity 3", "G12"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareVersion, on: .software(software)).isEmpty)
  }
}
