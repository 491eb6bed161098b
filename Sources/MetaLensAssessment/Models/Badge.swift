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

extension Badge {
  /// The name of the SF Symbol for the badge.
  public var symbolName: String {
    switch self {
    case .green: "checkmark.circle.fill"
    case .amber: "questionmark.circle.fill"
    case .red: "xmark.circle.fill"
    }
  }

  /// The colour for the badge; amber is orange.
  public var color: FlagColor {
    switch self {
    case .green: .green
    case .amber: .orange
    case .red: .red
    }
  }
}
