/// What Content Credentials state, unverified.
public enum CredentialsDetail: Sendable, Hashable {
}

extension CredentialsDetail: FlagDetailGroup {
  var id: String { switch self {} }

  var type: FlagType { switch self {} }

  var concern: Concern { switch self {} }

  var parameters: [String: JSONValue] { switch self {} }

  init?(id: String, parameters: [String: JSONValue]) { return nil }
}
