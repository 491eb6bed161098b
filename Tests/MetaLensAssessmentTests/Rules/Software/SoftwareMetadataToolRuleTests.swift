import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareMetadataToolRuleTests {
  @Test(arguments: ["ExifTool 12.57", "exiv2 0.27", "Nikon Transfer 6.2.1 W", "GeoSetter 3.5"])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareMetadataTool, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwareMetadataTool, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["Nikon", "Ver.1.01"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareMetadataTool, on: .software(software)).isEmpty)
  }
}
