import Testing

@testable import MetaLensKit

struct CalibrationTableTests {
  private typealias Sample = CalibrationTable.Sample

  private func samples(_ runs: [(probability: Double, originals: Int, others: Int)]) -> [Sample] {
    var group = 0
    return runs.flatMap { run in
      (0..<run.originals + run.others).map { index in
        group += 1
        return Sample(probability: run.probability, isOriginal: index < run.originals, group: group)
      }
    }
  }

  /// Checks shares for 20 originals and 80 others: at a prior of 0.5 an original counts 1/40, and any other file 1/160.
  @Test func sharesAreThoseOfThePrior() throws {
    let table = try #require(CalibrationTable(samples([(0.9, 15, 5), (0.2, 5, 75)]), prior: 0.5))
    #expect(table.bins.map(\.fileCount) == [80, 20])
    #expect(table.bins.map(\.originalCount) == [5, 15])
    // 5/40 against 75/160, and 15/40 against 5/160.
    #expect(abs(table.bins[0].observedShare - 4.0 / 19) < 1e-12)
    #expect(abs(table.bins[1].observedShare - 12.0 / 13) < 1e-12)
    #expect(abs(table.bins[0].weight - 0.59375) < 1e-12)
    #expect(abs(table.bins[1].weight - 0.40625) < 1e-12)
    #expect(abs(table.bins[0].meanProbability - 0.2) < 1e-12)
    // 0.59375 (4/19 - 0.2) + 0.40625 (12/13 - 0.9).
    #expect(abs(table.expectedError - 0.015625) < 1e-12)
    // 0.375 0.01 + 0.125 0.64 + 0.03125 0.81 + 0.46875 0.04.
    #expect(abs(table.brierScore - 0.1278125) < 1e-12)
    #expect(table.bins.allSatisfy { $0.interval.method == .wilson })
    #expect(
      table.bins.allSatisfy { $0.interval.low < $0.observedShare && $0.observedShare < $0.interval.high })
  }

  /// Checks the score against scikit-learn's brier_score_loss with sample_weight.
  @Test(arguments: [(0.5, 0.16095833333333334), (0.2, 0.16363333333333338)])
  func brierIsScikitLearns(prior: Double, expected: Double) throws {
    let positives = [0.9, 0.8, 0.8, 0.55, 0.3].map { Sample(probability: $0, isOriginal: true, group: 1) }
    let negatives = [0.8, 0.4, 0.3, 0.3, 0.1, 0.05].map {
      Sample(probability: $0, isOriginal: false, group: 1)
    }
    let weights = try #require(PriorWeights(originals: 5, others: 6, prior: prior))
    let score = try #require(BrierScore.score(positives + negatives, weights: weights))
    #expect(abs(score - expected) < 1e-12)
    #expect(BrierScore.score([], weights: weights) == nil)
  }

  @Test func everyBinHasGroupsEnough() throws {
    // A group has ten files, so equal weights alone would cut after ten groups.
    let all = (0..<1_000).map {
      Sample(probability: Double($0) / 1_000, isOriginal: $0.isMultiple(of: 2), group: $0 / 10)
    }
    let table = try #require(CalibrationTable(all, prior: 0.5))
    #expect(table.bins.count == 5)
    #expect(table.bins.allSatisfy { $0.groupCount >= CalibrationTable.minimumGroups })
    #expect(table.bins.reduce(0) { $0 + $1.fileCount } == 1_000)
    #expect(table.bins.allSatisfy { $0.interval.method == .bootstrap })
    #expect(abs(table.bins.reduce(0) { $0 + $1.weight } - 1) < 1e-9)
  }

  @Test func whatIsLeftOverJoinsTheLastBin() throws {
    let table = try #require(
      CalibrationTable(samples([(0.1, 5, 35), (0.5, 20, 20), (0.9, 3, 2)]), prior: 0.5))
    #expect(table.bins.map(\.fileCount) == [40, 45])
    #expect(table.bins.last?.high == 0.9)
  }

  @Test func oneSidedBinsAreBoundedByGroups() throws {
    let others = (0..<100).map { Sample(probability: 0.1, isOriginal: false, group: $0 / 2) }
    let originals = (0..<100).map { Sample(probability: 0.9, isOriginal: true, group: 100 + $0 / 2) }
    let table = try #require(CalibrationTable(others + originals, prior: 0.5))
    #expect(table.bins.map(\.observedShare) == [0, 1])
    #expect(table.bins.map(\.interval.method) == [.wilsonOfGroups, .wilsonOfGroups])
    #expect(table.bins.map(\.interval.low).first == 0)
    #expect(table.bins.map(\.interval.high).last == 1)
  }

  @Test func tooLittleHasNone() {
    #expect(CalibrationTable([], prior: 0.5) == nil)
    #expect(CalibrationTable(samples([(0.5, 40, 0)]), prior: 0.5) == nil)
    #expect(CalibrationTable(samples([(0.5, 0, 40)]), prior: 0.5) == nil)
    #expect(CalibrationTable(samples([(0.5, 9, 9)]), prior: 0.5) == nil)
    #expect(CalibrationTable(samples([(0.5, 40, 40)]), prior: 0) == nil)
    #expect(CalibrationTable(samples([(0.5, 40, 40)]), prior: 1) == nil)
  }

  @Test func allEqualIsOneBin() throws {
    let table = try #require(CalibrationTable(samples([(0.5, 40, 40)]), prior: 0.5))
    #expect(table.bins.count == 1)
    #expect(abs(table.expectedError) < 1e-12)
    #expect(abs(table.brierScore - 0.25) < 1e-12)
  }
}
