import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareScannerRuleTests {
  @Test(arguments: [
    "VueScan 9 x64 (9.7.67)", "EPSON Scan", "FDi V4.5 / FRONTIER390", "KODAK Digital Central Lab System",
  ])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareScanner, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwareScanner, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["scans of mine", "Ver.1.01"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareScanner, on: .software(software)).isEmpty)
  }
}
