/// Whether the coefficients look as if they had been quantized before, by larger or other steps.
///
/// A coefficient that was a multiple of a first step q1 is rounded to multiples of the second, q2: some values of the
/// histogram then get several multiples and others none, with a period of q1/q2 (Lukáš and Fridrich 2003; Popescu and
/// Farid 2004). For each candidate q1, the histogram's likelihood under that pattern is compared with its likelihood
/// under a smooth histogram of the same curve. The evidence of the first fifteen AC coefficients is added up for each
/// first quality of IJG's tables, and for steps chosen freely. Nine aren't enough: at qualities from 95 on, as phones
/// save, their steps are nearly all 1, and only later ones leave a trace if the picture is saved again at 97.
///
/// Nothing can be found if the steps were the same, if q1 divides q2, or if there are few coefficients other than 0.
/// Thresholds: measured by Tests/Accuracy/picture_rates.py.
struct DoubleCompression {
  /// Whether an earlier quantization was found beyond doubt.
  private(set) var isFound = false
  /// The IJG quality of the first compression, if one quality explains the steps; nil otherwise.
  private(set) var firstQuality: Int?

  /// The maximum number of counts of one frequency that count, so that large pictures don't turn small misfits into
  /// evidence.
  private static let maximumCounts = 4_000.0
  /// The number of counts below which a frequency says nothing.
  private static let minimumCounts = 200
  /// The minimum number of frequencies that say something.
  private static let minimumFrequencies = 3
  /// The first qualities that are tried.
  private static let qualities = 30...99

  init(_ histograms: [CoefficientHistogram]) {
    var perQuality = [(sum: Double, weight: Double, used: Int)](
      repeating: (0, 0, 0), count: Self.qualities.count)
    var free = (sum: 0.0, weight: 0.0, used: 0)
    let used = histograms.filter {
      Self.base.indices.dropFirst().contains($0.frequency)
        && HistogramFit.total(of: $0) >= Double(Self.minimumCounts)
    }
    // Fitting costs far more than counting, and the first time more than decoding a small picture.
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
    // The means of the likelihood ratio's logarithm for each coefficient.
    let gain = best.map { perQuality[$0].sum / perQuality[$0].weight } ?? 0
    isFound = gain >= Self.threshold || freeGain >= Self.freeThreshold
    if let best, gain >= Self.threshold, gain >= 0.7 * freeGain {
      firstQuality = Self.qualities.lowerBound + best
    }
  }

  /// Whether a quality explains the steps less well; neighbouring qualities often share steps, and people choose
  /// multiples of five.
  private static func isLess(_ left: (sum: Double, index: Int), _ right: (sum: Double, index: Int)) -> Bool {
    if left.sum != right.sum { return left.sum < right.sum }
    let isRound = { (index: Int) in (qualities.lowerBound + index) % 5 == 0 }
    return !isRound(left.index) && isRound(right.index)
  }

  private static let threshold = 0.04
  private static let freeThreshold = 0.05

  /// Returns the step of IJG's luminance table at a quality, scaled from Annex K.1 of ITU-T T.81.
  private static func step(quality: Int, frequency: Int) -> Int {
    Int(QuantizationScaling.value(base[frequency], quality: quality, isBaseline: true))
  }

  /// The start of table K.1 in Annex K, in zigzag order.
  private static let base: [UInt16] = [16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40]
}
