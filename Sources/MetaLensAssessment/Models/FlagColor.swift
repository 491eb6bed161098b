/// The colour of a flag in every output, or of a badge; `Color(_:)` converts it for SwiftUI.
public enum FlagColor: String, Sendable, Hashable, Codable, CaseIterable {
  /// For `isOriginal`, and a green badge.
  case green
  /// For `isEdited`, and a red badge.
  case red
  /// For `warning`, and an amber badge.
  case orange
  /// For `information`.
  case blue
}
