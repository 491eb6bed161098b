import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareAIToolRuleTests {
  @Test(arguments: ["Midjourney", "DALL·E 3", "Stable Diffusion 1.5", "NovelAI", "Adobe Firefly"])
  func raisedFor(software: String) throws {
    let findings = try findings(by: .softwareAITool, on: .software(software))
    #expect(findings.map(\.detail) == [.flag(.softwareAITool, ["software": software])])
    #expect(findings.first?.evidence.first?.tag == ExifTag.software)
    #expect(findings.first?.evidence.first?.location == "APP1 Exif IFD0")
  }

  @Test(arguments: ["Fireflies", "Adobe Photoshop CS3", "Ver.1.01"])
  func notRaisedFor(software: String) throws {
    #expect(try raised(by: .softwareAITool, on: .software(software)).isEmpty)
  }
}
