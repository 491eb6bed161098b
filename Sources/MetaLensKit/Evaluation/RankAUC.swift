/// The area under the ROC curve: how often a positive has the higher value than a negative.
///
/// It is the statistic of Mann and Whitney (Annals of Mathematical Statistics 18, 1947): the share of all pairs of a
/// positive and a negative in which the positive is higher; ties count half.
public enum RankAUC {
  /// Returns the area, 0 to 1, or nil if there are no positives or no negatives.
  ///
  /// Takes O(n log n) time.
  public static func area(positives: [Double], negatives: [Double]) -> Double? {
    area(sortedPositives: positives.sorted(), negatives: negatives)
  }

  /// Returns the area for positives that are already sorted, to compare one set of positives with many sets of
  /// negatives.
  static func area(sortedPositives positives: [Double], negatives: [Double]) -> Double? {
    guard !positives.isEmpty, !negatives.isEmpty else { return nil }
    // Twice the count, so that ties, which count half, add up without rounding.
    var twice = 0
    var below = 0
    var upTo = 0
    for value in negatives.sorted() {
      while below < positives.count, positives[below] < value { below += 1 }
      upTo = max(upTo, below)
      while upTo < positives.count, positives[upTo] <= value { upTo += 1 }
      twice += 2 * (positives.count - upTo) + (upTo - below)
    }
    return Double(twice) / (2 * Double(positives.count) * Double(negatives.count))
  }
}
