/// What the metadata say of generators and of edits by a model.
public enum AIDetail: Sendable, Hashable {
}

extension AIDetail: FlagDetailGroup {
  var id: String { switch self {} }

  var type: FlagType { switch self {} }

  var concern: Concern { switch self {} }

  var parameters: [String: JSONValue] { switch self {} }

  init?(id: String, parameters: [String: JSONValue]) { return nil }
}
