/// The score in three colours.
public enum Badge: String, Sendable, Hashable, Codable, CaseIterable {
  /// 85 and over.
  case green
  /// 50 to 84.
  case amber
  /// Under 50.
  case red

  /// Makes the badge of a score, 0 to 100.
  public init(score: Int) {
    self = score >= Self.green.lowestScore ? .green : score >= Self.amber.lowestScore ? .amber : .red
  }

  /// The lowest score of this colour.
  package var lowestScore: Int {
    switch self {
    case .green: 85
    case .amber: 50
    case .red: 0
    }
  }
}
