/// How well stated probabilities match the observed shares of originals.
///
/// Files are weighted so that the originals' total weight is the prior.
public struct CalibrationTable: Sendable, Hashable {
  /// What calibration needs to know of a file.
  struct Sample {
    var probability: Double
    var isOriginal: Bool
    /// The number of its group.
    var group: Int
  }

  /// Files with neighbouring probabilities.
  public struct Bin: Sendable, Hashable {
    /// The lowest probability among them.
    public let low: Double
    /// The highest probability among them.
    public let high: Double
    /// How many files.
    public let fileCount: Int
    /// How many of them are originals.
    public let originalCount: Int
    /// How many groups they come from.
    public let groupCount: Int
    /// The total weight of its files; the weights of all bins add up to 1.
    public let weight: Double
    /// The mean of their probabilities, by weight.
    public let meanProbability: Double
    /// The share of originals, by weight.
    public let observedShare: Double
    /// The 95 % interval of the true share.
    public let interval: ShareInterval
  }

  /// A bin has this many groups or more.
  public static let minimumGroups = 20
  /// The maximum number of bins, which have about equal weights; there are fewer bins if there are fewer groups.
  public static let maximumBins = 10

  /// The bins, in ascending order of probability.
  public let bins: [Bin]
  /// The weighted mean distance between observed share and mean probability (expected calibration error).
  public let expectedError: Double
  /// The weighted mean squared difference between probabilities and the truth; 0 is perfect.
  public let brierScore: Double
  /// How many files were counted.
  public let fileCount: Int

  /// Returns nil if there are no originals, no other files, or fewer than `minimumGroups` groups.
  init?(_ samples: [Sample], prior: Double) {
    let originals = samples.count { $0.isOriginal }
    guard let weights = PriorWeights(originals: originals, others: samples.count - originals, prior: prior),
      let brier = BrierScore.score(samples, weights: weights)
    else { return nil }
    // Equal probabilities share a bin, so that their order doesn't matter.
    let sorted = samples.sorted { $0.probability < $1.probability }
    bins = Self.cuts(of: sorted, weights).compactMap { Self.bin(sorted[$0], weights) }
    guard !bins.isEmpty else { return nil }
    expectedError = bins.reduce(0) { $0 + $1.weight * abs($1.meanProbability - $1.observedShare) }
    brierScore = brier
    fileCount = samples.count
  }

  /// Divides sorted samples into bins of equal weight; a bin with too few groups is extended.
  private static func cuts(of sorted: [Sample], _ weights: PriorWeights) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var start = 0
    var weight = 0.0
    var groups: Set<Int> = []
    for (index, sample) in sorted.enumerated() {
      weight += weights[sample.isOriginal]
      groups.insert(sample.group)
      let isLast = index == sorted.count - 1
      if !isLast, sorted[index + 1].probability == sample.probability { continue }
      let isFull = groups.count >= minimumGroups
      // The tolerance allows for rounding in the sum of weights.
      if isFull, isLast || weight >= 1 / Double(maximumBins) - 1e-9 {
        cuts.append(start..<index + 1)
        start = index + 1
        weight = 0
        groups = []
      } else if isLast, let last = cuts.popLast() {
        cuts.append(last.lowerBound..<index + 1)
      }
    }
    return cuts
  }

  private static func bin(_ samples: ArraySlice<Sample>, _ weights: PriorWeights) -> Bin? {
    guard let first = samples.first, let last = samples.last else { return nil }
    var groups: [Int: GroupBootstrap.Group] = [:]
    var weight = 0.0
    var sum = 0.0
    var originals = 0
    for sample in samples {
      let one = weights[sample.isOriginal]
      weight += one
      sum += one * sample.probability
      if sample.isOriginal { originals += 1 }
      groups[sample.group, default: .init(hits: 0, total: 0)].hits += sample.isOriginal ? one : 0
      groups[sample.group]?.total += one
    }
    let interval = ShareInterval(
      of: Array(groups.values), isSingle: groups.count == samples.count, weighted: weights.weighted)
    guard let interval else { return nil }
    return Bin(
      low: first.probability, high: last.probability, fileCount: samples.count, originalCount: originals,
      groupCount: groups.count, weight: weight, meanProbability: sum / weight,
      observedShare: weights.weighted(Double(originals) / Double(samples.count)), interval: interval)
  }
}
