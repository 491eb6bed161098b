/// What speaks for a picture of a screen.
public enum ScreenshotDetail: Sendable, Hashable {
}

extension ScreenshotDetail: FlagDetailGroup {
  var id: String { switch self {} }

  var type: FlagType { switch self {} }

  var concern: Concern { switch self {} }

  var parameters: [String: JSONValue] { switch self {} }

  init?(id: String, parameters: [String: JSONValue]) { return nil }
}
