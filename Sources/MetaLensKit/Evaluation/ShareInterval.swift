/// A 95 % confidence interval of a counted share.
public struct ShareInterval: Sendable, Hashable {
  /// How the interval was computed.
  public enum Method: String, Sendable, Hashable {
    /// Wilson's interval of the files; used if no group has more than one file.
    case wilson
    /// The bootstrap: groups drawn again and again.
    case bootstrap
    /// Wilson's interval of the groups; used if nothing or everything was hit, so that the bootstrap says nothing.
    case wilsonOfGroups
  }

  /// The lower end, 0 to 1.
  public let low: Double
  /// The upper end, 0 to 1.
  public let high: Double
  /// How the interval was computed.
  public let method: Method
}

extension ShareInterval {
  /// Makes the 95 % interval of the share of hits, from the hits of each group; nil if there are no groups.
  ///
  /// - Parameters:
  ///   - isSingle: whether no group has more than one file.
  ///   - weighted: converts a share of groups into a share by weight.
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
