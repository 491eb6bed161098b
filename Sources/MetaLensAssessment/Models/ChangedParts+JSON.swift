extension ChangedParts: JSONObject {
  package static var blank: ChangedParts { ChangedParts() }

  /// A part that isn't listed, or whose state only a newer version knows, is unknown.
  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("container", &container)
    pass.field("content", &content)
    pass.field("encoding", &encoding)
    pass.field("metadata", &metadata)
    pass.field("source", &source)
  }
}

extension ChangedParts: Codable {
  /// The list as reports carry it.
  public var json: JSONValue { tree() }
}
