import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct AILabelledRuleTests {
  @Test(arguments: [(1, AILabelDegree.generated), (2, .probable), (3, .suspected)])
  func raisedFor(label: Int, degree: AILabelDegree) throws {
    #expect(
      try raised(by: .aiLabelled, on: .contentLabel(label)) == [
        .flag(
          .aiLabelled,
          ["label": degree, "producer": "00119144030071526726XG00000", "place": "XMP TC260:AIGC"])
      ])
  }

  @Test(arguments: [0, 4, 9]) func notRaisedFor(label: Int) throws {
    #expect(try raised(by: .aiLabelled, on: .contentLabel(label)).isEmpty)
  }

  /// The other degrees are a platform's guess.
  @Test(arguments: [(1, true), (2, false), (3, false)])
  func onlyTheFirstDegreeSettles(label: Int, isGenerated: Bool) throws {
    let report = try report(of: .contentLabel(label))
    #expect((report.verdict.kind == .aiGenerated) == isGenerated)
    #expect((report.bounded?.by == "statedGenerated") == isGenerated)
    #expect(report.score < 85 && (report.changed.source == .changed) == isGenerated)
  }
}
