import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct LikelihoodRatioTests {
  @Test(arguments: [
    (0.83, "2.3:1", "2,3:1"), (-0.83, "1:2.3", "1:2,3"), (3.5, "33:1", "33:1"),
    (-31, "1:485162230", "1:485162230"),
    (0, "1:1", "1:1"),
  ])
  func writesRatios(weight: Double, english: String, german: String) {
    #expect(LikelihoodRatio.text(weight, in: .english) == english)
    #expect(LikelihoodRatio.text(weight, in: .german) == german)
  }

  /// Without a measured weight, the word says what the finding does to the score.
  @Test(
    arguments: [
      (-1, nil, .scoreRule), (0, nil, .scoreUnweighed), (0, "commentNeverGreen", .scoreCap),
      (0, "captionNeverGreen", .scoreUnweighed), (-1, "commentNeverGreen", .scoreRule),
    ] as [(Double, String?, MessageKey)])
  func saysWhatAnUnmeasuredFindingDoes(weight: Double, bound: String?, expected: MessageKey) {
    var report = OriginalityReport.sample()
    report.bounded = bound.map { .init(by: $0, from: 90, to: 84) }
    let flag = OriginalityFlag(
      detail: .init(id: .commentPresent, parameters: [:]), grade: .observed, evidence: [], weight: weight,
      points: 0, isMeasured: false)
    #expect(LikelihoodRatio.unmeasured(flag, of: report) == expected)
  }

  /// A finding that settles the verdict isn't called one without weight.
  @Test func whatSettlesTheVerdictIsARule() {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .incomplete, confidence: nil, by: "incomplete")
    let flag = OriginalityFlag(
      detail: .flag(.fileIncomplete), grade: .observed, evidence: [], weight: 0, points: 0, isMeasured: false)
    #expect(LikelihoodRatio.unmeasured(flag, of: report) == .scoreRule)
  }

  @Test(arguments: [
    (0.74, "74%", "74\u{A0}%"), (0.005, "0.5%", "0,5\u{A0}%"), (0.995, "99.5%", "99,5\u{A0}%"),
    (0, "< 0.1%", "< 0,1\u{A0}%"), (1, "> 99.9%", "> 99,9\u{A0}%"), (0.5, "50%", "50\u{A0}%"),
  ])
  func writesShares(share: Double, english: String, french: String) {
    #expect(PerCent.text(share, in: .english) == english)
    #expect(PerCent.text(share, in: .french) == french)
  }
}
