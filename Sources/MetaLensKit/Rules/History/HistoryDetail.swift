/// Which programs left their steps and settings in the metadata.
public enum HistoryDetail: Sendable, Hashable {
}

extension HistoryDetail: FlagDetailGroup {
  var id: String { switch self {} }

  var type: FlagType { switch self {} }

  var concern: Concern { switch self {} }

  var parameters: [String: JSONValue] { switch self {} }

  init?(id: String, parameters: [String: JSONValue]) { return nil }
}
