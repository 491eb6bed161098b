import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct PictureRefusedRuleTests {
  @Test func raisedWhereLibjpegGivesUp() throws {
    let findings = try findings(by: .pictureRefused, on: .camera().precision(12))
    #expect(findings.map(\.detail) == [.file(.refused(reason: "Unsupported JPEG data precision 12"))])
    #expect(findings.first?.evidence.first?.location == "SOF0")
  }

  @Test func notRaisedForACutFile() throws {
    // That the file is cut is its own flag, and the cause.
    #expect(try raised(by: .pictureRefused, on: .camera().precision(12).cut(by: 2)).isEmpty)
  }

  @Test func suchAPictureIsNeverGreen() throws {
    let model = ScoreModel(table: "version\tt/1\tx\nbase\t90\tx\n")
    let assessment = model.assess([Finding(.file(.refused(reason: "x")))])
    #expect(assessment.score == 84)
    #expect(assessment.bounded?.by == "refusedNeverGreen")
  }
}
