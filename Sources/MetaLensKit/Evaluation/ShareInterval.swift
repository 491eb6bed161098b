/// How far the true share may lie from the one that was counted.
public struct ShareInterval: Sendable, Hashable {
  /// How the interval was made.
  public enum Method: String, Sendable, Hashable, CaseIterable {
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
  init?(of groups: [GroupBootstrap.Group]) {
    let hits = groups.count { $0.hits > 0 }
    if groups.allSatisfy({ $0.total == 1 }) {
      guard let bounds = WilsonInterval.bounds(count: hits, of: groups.count) else { return nil }
      self.init(low: bounds.low, high: bounds.high, method: .wilson)
    } else if let bounds = GroupBootstrap.bounds(of: groups) {
      self.init(low: bounds.low, high: bounds.high, method: .bootstrap)
    } else if let bounds = WilsonInterval.bounds(count: hits, of: groups.count) {
      self.init(low: bounds.low, high: bounds.high, method: .wilsonOfGroups)
    } else {
      return nil
    }
  }
}
