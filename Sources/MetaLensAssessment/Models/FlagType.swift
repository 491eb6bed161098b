/// What a flag is evidence for; it follows from the flag's detail alone.
public enum FlagType: String, Sendable, Hashable, Codable, CaseIterable {
  /// Evidence that the bytes are the camera's own; its weight is above 0.
  case isOriginal
  /// Evidence of later changes to the file; its weight is below 0.
  case isEdited
  /// Odd, with innocent explanations; its weight is at most 0.
  case warning
  /// Worth knowing; its weight is 0.
  case information
}

extension FlagType {
  /// The name of the SF Symbol for the type.
  public var symbolName: String {
    switch self {
    case .isOriginal: "checkmark.seal.fill"
    case .isEdited: "scissors"
    case .warning: "exclamationmark.triangle.fill"
    case .information: "info.circle.fill"
    }
  }

  /// The colour for the type.
  public var color: FlagColor {
    switch self {
    case .isOriginal: .green
    case .isEdited: .red
    case .warning: .orange
    case .information: .blue
    }
  }
}
