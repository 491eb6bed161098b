/// How many of a number of files have a property, as a count and a share.
public struct CountedShare: Sendable, Hashable {
  /// How many.
  public let count: Int
  /// Of how many.
  public let total: Int
  /// Where the true share lies, 95 %; nil where there are too few files or groups to speak of shares.
  public let interval: ShareInterval?

  /// The share, 0 to 1; nil where there are too few files or groups to speak of shares.
  public var share: Double? { interval == nil || total == 0 ? nil : Double(count) / Double(total) }
}
