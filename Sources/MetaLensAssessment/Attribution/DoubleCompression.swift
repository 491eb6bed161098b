/// Whether the coefficients look as if they had been quantized before, by larger or other steps.
///
/// A coefficient that was a multiple of a first step q1 is rounded to multiples of the
/// second, q2: some values of the histogram then get several multiples and others
/// none, in a period of q1/q2 (Lukáš and Fridrich 2003; Popescu and Farid 2004). For
/// each candidate q1 the histogram's likelihood under that pattern is held against
/// that of a smooth histogram of the same course. Evidence of nine AC coefficients
/// is added up over one first quality of IJG's tables, and over steps chosen freely.
///
/// It says nothing where the steps were the same, where q1 divides q2, and where there
/// are few coefficients other than 0. Thresholds: measured by
/// Tests/Accuracy/picture_rates.py.
struct DoubleCompression {
  /// Whether the evidence is beyond doubt.
  private(set) var isFound = false
  /// The IJG quality of the first compression, where one explains the steps.
  private(set) var firstQuality: Int?

  /// Counts of one frequency that count at most, so that large pictures don't turn small misfits into evidence.
  private static let maximumCounts = 4_000.0
  /// Below this a frequency says nothing.
  private static let minimumCounts = 200
  /// Frequencies that have to say something.
  private static let minimumFrequencies = 3
  /// First qualities that are looked for.
  private static let qualities = 30...99

  init(_ histograms: [CoefficientHistogram]) {
    var perQuality = [(sum: Double, weight: Double, used: Int)](
      repeating: (0, 0, 0), count: Self.qualities.count)
    var free = (sum: 0.0, weight: 0.0, used: 0)
    let used = histograms.filter {
      (1...9).contains($0.frequency) && HistogramFit.total(of: $0) >= Double(Self.minimumCounts)
    }
    // Fitting costs far more than counting, the first time more than a small picture itself.
    guard used.count >= Self.minimumFrequencies else { return }
    for histogram in used {
      guard let fit = HistogramFit(histogram) else { continue }
      let counts = min(fit.total, Self.maximumCounts)
      let tables = Self.qualities.map { Self.step(quality: $0, frequency: histogram.frequency) }
      var gains: [Int: Double] = [:]
      for step in Set(tables + Array(1...24)) where histogram.quantizer % step != 0 {
        gains[step] = fit.gain(firstStep: step)
      }
      if let best = gains.values.max() {
        free = (free.sum + best * counts, free.weight + counts, free.used + 1)
      }
      for (index, step) in tables.enumerated() {
        guard let gain = gains[step] else { continue }
        perQuality[index].sum += gain * counts
        perQuality[index].weight += counts
        perQuality[index].used += 1
      }
    }
    guard free.used >= Self.minimumFrequencies else { return }
    let freeGain = free.sum / free.weight
    let best = perQuality.indices.filter { perQuality[$0].used >= Self.minimumFrequencies }
      .max { Self.isLess((perQuality[$0].sum, $0), (perQuality[$1].sum, $1)) }
    // Means of the likelihood ratio's logarithm, a coefficient.
    let gain = best.map { perQuality[$0].sum / perQuality[$0].weight } ?? 0
    isFound = gain >= Self.threshold || freeGain >= Self.freeThreshold
    if let best, gain >= Self.threshold, gain >= 0.7 * freeGain {
      firstQuality = Self.qualities.lowerBound + best
    }
  }

  /// Neighbouring qualities often share these steps: people choose multiples of five.
  private static func isLess(_ left: (sum: Double, index: Int), _ right: (sum: Double, index: Int)) -> Bool {
    if left.sum != right.sum { return left.sum < right.sum }
    let isRound = { (index: Int) in (qualities.lowerBound + index) % 5 == 0 }
    return !isRound(left.index) && isRound(right.index)
  }

  private static let threshold = 0.04
  private static let freeThreshold = 0.05

  /// IJG's luminance table at a quality, scaled from Annex K.1 of ITU-T T.81.
  private static func step(quality: Int, frequency: Int) -> Int {
    Int(QuantizationScaling.value(base[frequency], quality: quality, isBaseline: true))
  }

  /// Annex K, table K.1, in zigzag order.
  private static let base: [UInt16] = [16, 11, 12, 14, 12, 10, 16, 14, 13, 14]
}
