/// A 95 % confidence interval of a counted share.
public struct ShareInterval: Sendable, Hashable {
  /// How the interval was made.
  public enum Method: String, Sendable, Hashable {
    /// Wilson's, where no group has more than one file.
    case wilson
    /// Groups drawn again and again.
    case bootstrap
    /// Wilson's on the number of groups, where nothing or everything was hit and drawing again says nothing.
    case wilsonOfGroups
  }

  /// The lower end, 0 to 1.
  public let low: Double
  /// The upper end, 0 to 1.
  public let high: Double
  /// How it was made.
  public let method: Method
}

extension ShareInterval {
  /// The 95 % interval of files that were hit, group by group; nil where there are none.
  ///
  /// - Parameters:
  ///   - isSingle: whether no group has more than one file.
  ///   - weighted: what a share of counted groups is where files have weights.
  init?(
    of groups: [GroupBootstrap.Group], isSingle: Bool, weighted: (Double) -> Double = { $0 }
  ) {
    if !isSingle, let bounds = GroupBootstrap.bounds(of: groups) {
      self.init(low: bounds.low, high: bounds.high, method: .bootstrap)
      return
    }
    let hits = groups.count { $0.hits > 0 }
    guard let bounds = WilsonInterval.bounds(count: hits, of: groups.count) else { return nil }
    self.init(
      low: weighted(bounds.low), high: weighted(bounds.high), method: isSingle ? .wilson : .wilsonOfGroups)
  }
}
