/// The mean squared difference between the stated probabilities and the truth (Brier, Monthly Weather Review 78, 1950).
///
/// 0 if every probability was certain and right. If every file was given the prior p, the score is p × (1 - p): 0.25 at
/// a prior of 0.5.
enum BrierScore {
  /// Returns the score, 0 to 1, or nil if there are no samples with a weight.
  static func score(_ samples: [CalibrationTable.Sample], weights: PriorWeights) -> Double? {
    var sum = 0.0
    var total = 0.0
    for sample in samples {
      let distance = sample.probability - (sample.isOriginal ? 1 : 0)
      let weight = weights[sample.isOriginal]
      sum += weight * distance * distance
      total += weight
    }
    return total > 0 ? sum / total : nil
  }
}
