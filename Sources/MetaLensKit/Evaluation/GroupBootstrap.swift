/// The interval of a share, for files that come in groups.
///
/// Ten copies of one photo say no more than one. So whole groups are drawn with replacement, as many as there are, and
/// the share is computed from those drawn. The interval is the middle 95 % of many such shares (percentile method:
/// Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13; clusters drawn whole: Davison and Hinkley,
/// Bootstrap Methods and their Application, 1997, 3.8).
package enum GroupBootstrap {
  /// The number of times that the groups are drawn.
  package static let resamples = 2_000
  /// The seed of the random numbers that draw the groups, so that each run gives the same interval.
  static let seed: UInt64 = 0x6D65_7461_6C65_6E73

  /// The weight of a group's files: of those that were hit, and of all.
  struct Group {
    var hits: Double
    var total: Double
  }

  /// Returns the 95 % interval of the share of hits, or nil if there is nothing to draw, or if nothing or everything
  /// was hit: then every draw gives the same share, which is no reason to trust it.
  static func bounds(of groups: [Group]) -> (low: Double, high: Double)? {
    let hits = groups.reduce(0) { $0 + $1.hits }
    guard hits > 0, groups.contains(where: { $0.hits < $0.total }) else { return nil }
    // The order of a list's rows must not change a figure.
    let sorted = groups.sorted { ($0.total, $0.hits) < ($1.total, $1.hits) }
    var numbers = SplitMix64(seed: seed)
    var shares: [Double] = []
    shares.reserveCapacity(resamples)
    for _ in 0..<resamples {
      var hits = 0.0
      var total = 0.0
      for _ in 0..<sorted.count {
        let group = sorted[numbers.index(below: sorted.count)]
        hits += group.hits
        total += group.total
      }
      if total > 0 { shares.append(hits / total) }
    }
    shares.sort()
    return (quantile(0.025, of: shares), quantile(0.975, of: shares))
  }

  /// Returns a quantile of sorted values, interpolated between neighbours (Hyndman and Fan's type 7, numpy's default).
  static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    guard let last = sorted.last else { return 0 }
    let place = share * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
