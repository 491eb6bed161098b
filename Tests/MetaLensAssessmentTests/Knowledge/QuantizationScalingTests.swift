import Testing

@testable import MetaLensAssessment

struct QuantizationScalingTests {
  @Test func everyQualityOfEveryBaseIsFoundAgain() throws {
    for base in QuantizationCatalogue.shipped.bases {
      for isBaseline in [true, false] {
        for quality in 1...100 {
          let table = QuantizationScaling.table(base.luma, quality: quality, isBaseline: isBaseline)
          let found = try #require(
            QuantizationScaling.qualities(making: table, of: base.luma, isBaseline: isBaseline))
          // The qualities found are exactly those that give this table.
          let makers = (1...100).filter {
            QuantizationScaling.table(base.luma, quality: $0, isBaseline: isBaseline) == table
          }
          #expect(Array(found) == makers, "\(base.family) \(quality)")
        }
      }
    }
  }

  @Test func aValueThatTheFormulaJumpsOverIsNotFound() {
    // 100 becomes 102 at quality 49 and 100 at quality 50.
    #expect(QuantizationScaling.qualities(making: [101], of: [100], isBaseline: true) == nil)
    #expect(QuantizationScaling.qualities(making: [102], of: [100], isBaseline: true) == 49...49)
    #expect(QuantizationScaling.qualities(making: [1, 1], of: [100], isBaseline: true) == nil)
  }

  @Test func theNearestIsTheLeastSumOfSquares() throws {
    let base = QuantizationCatalogue.shipped.bases[0]
    for quality in [1, 10, 37, 50, 75, 90, 100] {
      var luma = QuantizationScaling.table(base.luma, quality: quality, isBaseline: true)
      luma[63] = max(3, luma[63]) - 2
      luma[0] = max(2, luma[0]) - 1
      let nearest = try #require(
        QuantizationScaling.nearest(to: [(luma, base.luma)]))
      let sums = (1...100).map { candidate in
        zip(luma, QuantizationScaling.table(base.luma, quality: candidate, isBaseline: true))
          .reduce(0.0) { $0 + (Double($1.0) - Double($1.1)) * (Double($1.0) - Double($1.1)) }
      }
      #expect(nearest.squares == sums.min())
      #expect(sums[nearest.quality - 1] == sums.min())
    }
  }
}
