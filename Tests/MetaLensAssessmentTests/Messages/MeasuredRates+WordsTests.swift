import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MeasuredRatesWordsTests {
  private func report(_ score: Int, _ kind: Verdict.Kind) -> OriginalityReport {
    var report = OriginalityReport.sample()
    (report.score, report.model, report.depth) = (score, ScoreModel.shippedVersion, .pixels)
    report.verdict = Verdict(kind: kind, confidence: nil, by: "ofANewerVersion")
    report.signatures = nil
    return report
  }

  /// Each color's sentence counts what would be wrong with that color.
  @Test(
    arguments: [
      (90, .cameraOriginal, [.recoded, .metadataEdited]), (60, .undetermined, [.original]),
      (10, .edited, [.original]),
    ] as [(Int, Verdict.Kind, [MeasuredRates.Operation])])
  func tellsWhatWouldBeWrong(score: Int, kind: Verdict.Kind, operations: [MeasuredRates.Operation]) throws {
    let report = report(score, kind)
    let rates = try #require(report.measuredRates)
    for language in Language.allCases {
      let sentence = try #require(report.errorRate(in: language))
      for operation in operations { #expect(sentence.contains(String(rates[operation].total))) }
    }
  }

  /// Missing metadata are a reason for amber that no original has.
  @Test func saysNothingOfAnAmberWithItsOwnReason() {
    #expect(report(60, .stripped).errorRate(in: .english) == nil)
  }

  @Test func saysNothingWhereNothingWasMeasured() {
    var report = report(90, .cameraOriginal)
    report.prior = 0.9
    #expect(report.errorRate(in: .english) == nil)
  }

  @Test(arguments: Language.allCases)
  func namesEachOperation(language: Language) {
    let names = MeasuredRates.Operation.allCases.map { $0.name(in: language) }
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: MeasuredRates.Operation.allCases.map(\.rawValue)))
  }
}
