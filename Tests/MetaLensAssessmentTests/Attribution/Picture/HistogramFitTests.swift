import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct HistogramFitTests {
  /// Returns the fit of a histogram with these counts of the magnitudes from 1.
  private func fit(step: Int, _ counts: (Int) -> Int) -> HistogramFit? {
    var all = [UInt32](repeating: 0, count: 511)
    for magnitude in 1...99 { all[255 + magnitude] = UInt32(counts(magnitude)) }
    return HistogramFit(CoefficientHistogram(frequency: 1, quantizer: step, counts: all))
  }

  private static func smooth(_ magnitude: Int) -> Int {
    Int(20_000 * DeterministicMath.exponential(-Double(magnitude) / 6))
  }

  @Test func gapsInTheirPeriodSpeakForTheFirstStep() throws {
    // Steps of 6 before steps of 2: only multiples of three remain.
    let fit = try #require(fit(step: 2) { $0 % 3 == 0 ? 3 * Self.smooth($0) : 0 })
    #expect(fit.gain(firstStep: 6) > 0.5)
    #expect(fit.gain(firstStep: 5) < fit.gain(firstStep: 6) / 2)
  }

  @Test(arguments: [3, 4, 6, 7, 12])
  func aSmoothCourseSpeaksAgainst(firstStep: Int) throws {
    #expect(try #require(fit(step: 2, Self.smooth)).gain(firstStep: firstStep) < 0)
  }

  @Test func nothingIsNoFit() {
    #expect(fit(step: 2) { _ in 0 } == nil)
    #expect(fit(step: 0, Self.smooth) == nil)
  }
}
