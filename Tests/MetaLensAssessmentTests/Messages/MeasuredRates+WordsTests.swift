import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MeasuredRatesWordsTests {
  private func report(_ score: Int, _ kind: Verdict.Kind, by: String = "ofANewerVersion") -> OriginalityReport
  {
    var report = OriginalityReport.sample()
    (report.score, report.model, report.depth) = (score, MeasuredRates.model, .pixels)
    report.verdict = Verdict(kind: kind, confidence: nil, by: by)
    report.signatures = nil
    return report
  }

  /// Each color's sentence counts what would be wrong with that color.
  @Test(
    arguments: [
      (90, .cameraOriginal, "consistentWithCamera", [.recoded, .metadataEdited]),
      (60, .undetermined, "nothingSettled", [.original]),
      (60, .undetermined, "nothingAgainst", [.original]), (10, .edited, "pictureChanged", [.original]),
      (10, .resaved, "savedAgain", [.original]),
    ] as [(Int, Verdict.Kind, String, [MeasuredRates.Operation])])
  func tellsWhatWouldBeWrong(
    score: Int, kind: Verdict.Kind, by: String, operations: [MeasuredRates.Operation]
  ) throws {
    let report = report(score, kind, by: by)
    let rates = try #require(report.measuredRates)
    for language in Language.allCases {
      let sentence = try #require(report.errorRate(in: language))
      for operation in operations { #expect(sentence.contains(String(rates[operation].total))) }
    }
  }

  /// The counts that a sentence tells are those of its color.
  @Test func tellsTheCountsOfItsColor() throws {
    let rates = try #require(report(90, .cameraOriginal).measuredRates)
    let (edited, original) = (rates[.metadataEdited], rates[.original])
    let said = [
      (90, Verdict.Kind.cameraOriginal, ""), (60, .undetermined, "nothingSettled"), (9, .edited, ""),
    ]
    .compactMap { report($0, $1, by: $2).errorRate(in: .english) }
    #expect(said.count == 3)
    let (recoded, other) = (rates[.recoded], [rates[.transplant], rates[.transplantTables]])
    let (green, total) = (other.reduce(0) { $0 + $1.green }, other.reduce(0) { $0 + $1.total })
    #expect(said[0].contains(" \(recoded.green) of \(recoded.total) pictures"))
    #expect(said[0].contains(" \(green) of \(total) other pictures"))
    #expect(said[0].contains(" \(edited.green) of \(edited.total) photos"))
    #expect(said[1].contains(" \(original.amber) of \(original.total) camera originals"))
    #expect(said[2].contains(" \(original.red) of \(original.total) camera originals"))
  }

  /// The measured originals are whole and state a camera, so that none can get such a verdict.
  @Test(
    arguments: [
      (60, .stripped, "stripped"), (60, .undetermined, "nothingToGoOn"), (60, .undetermined, "metadataAdded"),
      (10, .copy, "copy"), (30, .incomplete, "incomplete"), (5, .edited, "statedEditor"),
      (5, .aiGenerated, "statedGenerated"), (5, .resaved, "changedAfterSigning"),
    ] as [(Int, Verdict.Kind, String)])
  func saysNothingOfAVerdictByDefinition(score: Int, kind: Verdict.Kind, by: String) {
    #expect(report(score, kind, by: by).errorRate(in: .english) == nil)
  }

  /// A file that names no camera is never an original.
  @Test func saysNothingOfARedWithoutACamera() {
    var report = report(10, .resaved, by: "savedAgain")
    report.flags.removeAll { $0.id == .cameraInfo }
    #expect(report.errorRate(in: .english) == nil)
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
