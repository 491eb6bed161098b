/// What speaks for a picture of a screen.
public enum ScreenshotDetail: Sendable, Hashable {
  /// Two signs or more, in English.
  case likely(signs: String)
}

extension ScreenshotDetail: FlagDetailGroup {
  var id: String { "screenshot" }

  var type: FlagType { .isEdited }

  var concern: Concern { .source }

  var parameters: [String: JSONValue] {
    switch self {
    case .likely(let signs): ["signs": .string(signs)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    guard id == "screenshot" else { return nil }
    self = .likely(signs: parameters["signs"]?.stringValue ?? "")
  }
}
