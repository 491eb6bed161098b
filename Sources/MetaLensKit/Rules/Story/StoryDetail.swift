/// Where two places of the file tell the same story, or two stories.
public enum StoryDetail: Sendable, Hashable {
}

extension StoryDetail: FlagDetailGroup {
  var id: String { switch self {} }

  var type: FlagType { switch self {} }

  var concern: Concern { switch self {} }

  var parameters: [String: JSONValue] { switch self {} }

  init?(id: String, parameters: [String: JSONValue]) { return nil }
}
