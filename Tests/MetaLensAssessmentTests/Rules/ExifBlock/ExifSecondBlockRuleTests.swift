import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ExifSecondBlockRuleTests {
  @Test func saysWhere() throws {
    let findings = try findings(by: .exifSecondBlock, on: .camera().withSecondExif())
    #expect(findings.map(\.detail) == [.flag(.exifSecondBlock)])
    #expect(findings.first?.evidence.first?.offset ?? 0 > 12)
  }

  @Test func notRaisedForOne() throws {
    #expect(try raised(by: .exifSecondBlock, on: .camera()).isEmpty)
  }
}
