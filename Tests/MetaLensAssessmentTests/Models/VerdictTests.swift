import Testing

@testable import MetaLensAssessment

struct VerdictTests {
  @Test(arguments: Verdict.Kind.allCases) func survivesJSON(kind: Verdict.Kind) {
    for confidence in [nil, 0.93] {
      let verdict = Verdict(kind: kind, confidence: confidence, by: "savedAgain")
      #expect(Verdict(json: verdict.json) == verdict)
    }
  }

  @Test func aVerdictOfANewerVersionIsUndetermined() {
    #expect(Verdict(json: .object(["kind": .string("hologram")]))?.kind == .undetermined)
    #expect(Verdict(json: .object(["kind": .integer(1)])) == nil)
  }
}
