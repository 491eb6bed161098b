/// What findings are worth; only here is that known.
public struct ScoreModel: Sendable, Hashable {
  /// The version that reports carry.
  public var version: String
}

extension ScoreModel {
  /// The first model: a plain sum, not fitted and not measured.
  public static let plainSum = ScoreModel(version: "plain-sum/1")
}
