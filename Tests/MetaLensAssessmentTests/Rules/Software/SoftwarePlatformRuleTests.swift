import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwarePlatformRuleTests {
  @Test(arguments: ["Instagram", "Google", "WhatsApp", "LINE"])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwarePlatform, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwarePlatform, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["Google HDR", "linen", "HDR+ 1.0.22"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwarePlatform, on: .software(software)).isEmpty)
  }
}
