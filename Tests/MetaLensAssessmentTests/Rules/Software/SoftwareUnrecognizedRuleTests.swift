import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareUnrecognizedRuleTests {
  @Test(arguments: ["D2v001e", "5_04_29195_00", "VX 3"])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareUnrecognized, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwareUnrecognized, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["Ver.1.01", "GIMP 2.4.5"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareUnrecognized, on: .software(software)).isEmpty)
  }
}
