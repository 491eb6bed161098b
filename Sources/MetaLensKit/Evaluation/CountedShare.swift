/// The number of files that have a property, as a count and as a share of all files.
public struct CountedShare: Sendable, Hashable {
  /// The number of files that have the property.
  public let count: Int
  /// The number of files that were counted.
  public let total: Int
  /// The 95 % interval of the true share; nil if there are too few files or groups to state a share.
  public let interval: ShareInterval?

  /// The share, 0 to 1; nil if there are too few files or groups to state a share.
  public var share: Double? { interval == nil || total == 0 ? nil : Double(count) / Double(total) }
}
