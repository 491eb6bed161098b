import Testing

@testable import MetaLensKit

struct RankAUCTests {
  /// Checks areas that were computed by scikit-learn's roc_auc_score (1.x) or counted by hand.
  @Test(
    arguments: [
      ([0.9], [0.1], 1), ([0.1], [0.9], 0), ([0.5], [0.5], 0.5), ([0.5, 0.5], [0.5, 0.5, 0.5], 0.5),
      ([0.9, 0.8, 0.8, 0.55, 0.3], [0.8, 0.4, 0.3, 0.3, 0.1, 0.05], 0.8333333333333334),
      ([0, 1], [0, 1], 0.5), ([1, 0.2], [0.2, 0.1], 0.875),
    ] as [([Double], [Double], Double)])
  func isTheShareOfPairs(positives: [Double], negatives: [Double], expected: Double) throws {
    #expect(try #require(RankAUC.area(positives: positives, negatives: negatives)) == expected)
    let other = try #require(RankAUC.area(positives: negatives, negatives: positives))
    #expect(abs(other - (1 - expected)) < 1e-15)
  }

  @Test func withoutAPairThereIsNone() {
    #expect(RankAUC.area(positives: [], negatives: [1]) == nil)
    #expect(RankAUC.area(positives: [1], negatives: []) == nil)
  }

  @Test func takesManyFiles() {
    let values = (0..<100_000).map { Double($0 * 7919 % 100_003) }
    let area = RankAUC.area(positives: values.map { $0 + 0.5 }, negatives: values)
    // Each negative lies below the positives from its own on, which gives (n + 1) / 2n.
    #expect(area == 100_001.0 / 200_000)
  }
}
