import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareRawConverterRuleTests {
  @Test(arguments: [
    "Digital Photo Professional 4.10", "RawTherapee 5.8", "darktable 0.9.3", "Capture One 21 Windows",
    "Capture NX 2.0.0 W",
  ])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareRawConverter, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwareRawConverter, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["Capture 1", "Ver.1.01"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareRawConverter, on: .software(software)).isEmpty)
  }
}
