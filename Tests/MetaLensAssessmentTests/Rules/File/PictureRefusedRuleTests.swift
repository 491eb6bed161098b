import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct PictureRefusedRuleTests {
  @Test func raisedWhereLibjpegGivesUp() throws {
    let findings = try findings(by: .pictureRefused, on: .camera().precision(12))
    #expect(
      findings.map(\.detail) == [.flag(.pictureRefused, ["reason": "Unsupported JPEG data precision 12"])])
    #expect(findings.first?.evidence.first?.location == "SOF0")
  }

  @Test func notRaisedForACutFile() throws {
    // A truncated file has its own flag, which is the cause.
    #expect(try raised(by: .pictureRefused, on: .camera().precision(12).cut(by: 2)).isEmpty)
  }

  @Test func suchAPictureIsNeverGreen() throws {
    let model = try ScoreModel(table: "version\tt/1\nformat\tjpeg\t20\nbase\t4\t4\t4\nflag\tx\t-\t0\t0\t0\n")
    let agreeing = Finding(.flag(.mpfIntact, ["count": 2]))
    #expect(model.assess([agreeing]).score == 98)
    let assessment = model.assess([agreeing, Finding(.flag(.pictureRefused, ["reason": "x"]))])
    #expect(assessment.score == 84)
    #expect(assessment.bounded?.by == "refusedNeverGreen")
  }
}
