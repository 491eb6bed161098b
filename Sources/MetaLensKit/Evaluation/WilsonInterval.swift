/// The score interval of a share, after Wilson (Journal of the American Statistical Association 22, 1927).
///
/// Unlike the textbook's interval (share plus or minus an error), it is useful even if nothing or everything was hit.
public enum WilsonInterval {
  /// The normal distribution's 97.5 % quantile.
  static let quantile = 1.959_963_984_540_054

  /// Returns the 95 % interval of the share `count` of `total`, or nil if `total` is 0 or less, or `count` isn't in 0
  /// to `total`.
  public static func bounds(count: Int, of total: Int) -> (low: Double, high: Double)? {
    guard total > 0, (0...total).contains(count) else { return nil }
    let n = Double(total)
    let share = Double(count) / n
    let square = quantile * quantile
    let middle = (share + square / (2 * n)) / (1 + square / n)
    let half =
      quantile / (1 + square / n) * (share * (1 - share) / n + square / (4 * n * n)).squareRoot()
    // With no hits the low end is exactly 0, with only hits the high end exactly 1; computed, they would be rounded.
    return (count == 0 ? 0 : max(0, middle - half), count == total ? 1 : min(1, middle + half))
  }

  /// Returns the smallest total for which the interval of 0 hits ends below a share.
  public static func minimumTotal(boundUnder share: Double) -> Int {
    guard share > 0, share < 1 else { return share <= 0 ? .max : 1 }
    // 0 of n gives z² / (n + z²).
    let minimum = quantile * quantile * (1 - share) / share
    return minimum < 1e15 ? Int(minimum) + 1 : .max
  }
}
