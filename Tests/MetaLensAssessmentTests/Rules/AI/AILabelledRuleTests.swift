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
}
