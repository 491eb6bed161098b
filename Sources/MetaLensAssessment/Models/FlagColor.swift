/// The colour of a flag in every output; `Color(_:)` converts it for SwiftUI.
public enum FlagColor: String, Sendable, Hashable, Codable, CaseIterable {
  /// For `isOriginal`.
  case green
  /// For `isEdited`.
  case red
  /// For `warning`.
  case orange
  /// For `information`.
  case blue
}
