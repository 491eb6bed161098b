/// Whether the coefficients look as if they had been quantized before, by larger or other steps.
///
/// A coefficient that was a multiple of a first step q1 is rounded to multiples of the second, q2: some values of the
/// histogram then get several multiples and others none, with a period of q1/q2 (Lukáš and Fridrich 2003; Popescu and
/// Farid 2004). For each candidate q1, the histogram's likelihood under that pattern is compared with its likelihood
/// under a smooth histogram of the same curve. The evidence of the first fifteen AC coefficients is added up for each
/// first quality of IJG's tables, and for steps chosen freely; that of the first nine is judged by itself before. They
/// aren't enough: at qualities from 95 on, as phones save, their steps are nearly all 1, and only later ones leave a
/// trace if the picture is saved again at 97.
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
  /// The number of frequencies that are judged by themselves first.
  private static let firstFrequencies = 9
  /// The first qualities that are tried.
  private static let qualities = 30...99

  init(_ histograms: [CoefficientHistogram]) {
    let used = histograms.filter {
      Self.base.indices.dropFirst().contains($0.frequency)
        && HistogramFit.total(of: $0) >= Double(Self.minimumCounts)
    }
    // Fitting costs far more than counting, and the first time more than decoding a small picture.
    guard used.count >= Self.minimumFrequencies else { return }
    var evidence = Evidence()
    // Frequencies whose steps left no trace dilute the mean of those that show one, so that the first are judged alone.
    for part in [used.filter { $0.frequency <= Self.firstFrequencies }, used] where !isFound {
      for histogram in part where !evidence.frequencies.contains(histogram.frequency) {
        evidence.add(histogram)
      }
      judge(evidence)
    }
  }

  private mutating func judge(_ evidence: Evidence) {
    guard evidence.free.used >= Self.minimumFrequencies else { return }
    let freeGain = evidence.free.mean
    let perQuality = evidence.perQuality
    let best = perQuality.indices.filter { perQuality[$0].used >= Self.minimumFrequencies }
      .max { Self.isLess((perQuality[$0].sum, $0), (perQuality[$1].sum, $1)) }
    let gain = best.map { perQuality[$0].mean } ?? 0
    isFound = gain >= Self.threshold || freeGain >= Self.freeThreshold
    if let best, gain >= Self.threshold, gain >= 0.7 * freeGain {
      firstQuality = Self.qualities.lowerBound + best
    }
  }

  /// The evidence of the frequencies that were looked at, for each first quality and for free steps.
  private struct Evidence {
    /// The mean of the likelihood ratio's logarithm for each coefficient.
    struct Mean {
      var sum = 0.0
      var weight = 0.0
      var used = 0

      var mean: Double { sum / weight }

      mutating func add(_ gain: Double, _ counts: Double) {
        sum += gain * counts
        weight += counts
        used += 1
      }
    }

    var perQuality = [Mean](repeating: Mean(), count: DoubleCompression.qualities.count)
    var free = Mean()
    var frequencies: Set<Int> = []

    mutating func add(_ histogram: CoefficientHistogram) {
      frequencies.insert(histogram.frequency)
      guard let fit = HistogramFit(histogram) else { return }
      let counts = min(fit.total, maximumCounts)
      let tables = qualities.map { step(quality: $0, frequency: histogram.frequency) }
      var gains: [Int: Double] = [:]
      for step in Set(tables + Array(1...24)) where histogram.quantizer % step != 0 {
        gains[step] = fit.gain(firstStep: step)
      }
      if let best = gains.values.max() { free.add(best, counts) }
      for (index, step) in tables.enumerated() {
        if let gain = gains[step] { perQuality[index].add(gain, counts) }
      }
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
