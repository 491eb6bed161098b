/// What is missing.
public enum StrippedDetail: Sendable, Hashable {
}

extension StrippedDetail: FlagDetailGroup {
  var id: String { switch self {} }

  var type: FlagType { switch self {} }

  var concern: Concern { switch self {} }

  var parameters: [String: JSONValue] { switch self {} }

  init?(id: String, parameters: [String: JSONValue]) { return nil }
}
