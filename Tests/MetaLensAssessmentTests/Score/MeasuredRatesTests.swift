import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MeasuredRatesTests {
  private func rates(
    model: String = MeasuredRates.model, prior: Double = 0.5, depth: AnalysisDepth = .pixels,
    signatures: SignatureReference? = nil
  ) -> MeasuredRates? {
    MeasuredRates(model: model, prior: prior, depth: depth, signatures: signatures)
  }

  /// Every depth has counts of each operation, and the same number of files of it.
  @Test(arguments: MeasuredRates.Operation.allCases)
  func areOfTheSameFilesAtEachDepth(operation: MeasuredRates.Operation) throws {
    let totals = try AnalysisDepth.allCases.map { try #require(rates(depth: $0))[operation].total }
    #expect(totals[0] > 100)
    #expect(Set(totals).count == 1)
  }

  /// An operation of several families has the sum of their counts.
  @Test func sumsFamilies() throws {
    let counts = try #require(rates())[.recoded]
    let families = ["reencodedKept", "reencodedLost", "croppedResized", "converted", "platform"]
    let rows = MeasuredRates.rows.filter { $0.depth == .pixels && families.contains($0.family) }
    #expect(rows.count == families.count)
    #expect(counts.red == rows.reduce(0) { $0 + $1.counts.red })
  }

  /// No family of the measured page is left out of the operations, and none is counted twice.
  @Test func countsEachFamilyOnce() throws {
    let measured = try #require(rates())
    let told = MeasuredRates.Operation.allCases.reduce(0) { $0 + measured[$1].total }
    #expect(told == MeasuredRates.rows.filter { $0.depth == .pixels }.reduce(0) { $0 + $1.counts.total })
  }

  @Test func zeroIsNotNever() throws {
    let measured = try #require(rates())
    #expect((0.01...0.1).contains(measured.redOriginalsAtMost))
  }

  @Test func areOfTheShippedWeightsAlone() {
    #expect(rates(model: "fitted/1") == nil)
    #expect(rates(prior: 0.9) == nil)
    #expect(rates(depth: AnalysisDepth(rawValue: "deeper")) == nil)
    #expect(rates(signatures: CameraSignatures.shipped.reference) != nil)
    #expect(rates(signatures: SignatureReference(form: "", photoCount: 1, sha256: nil)) == nil)
  }

  @Test func areOfMeasuredFormatsAlone() {
    var report = OriginalityReport.sample()
    (report.model, report.depth) = (MeasuredRates.model, .pixels)
    #expect(report.measuredRates != nil)
    report.isCalibrated = false
    #expect(report.measuredRates == nil)
  }
}
