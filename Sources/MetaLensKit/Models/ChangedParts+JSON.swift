extension ChangedParts {
  /// The list as reports carry it.
  public var json: JSONValue {
    var tree = JSONTree()
    write(to: &tree)
    return tree.root
  }

  func write(to sink: inout some JSONSink) {
    sink.beginObject()
    sink.name(.container, container.rawValue)
    sink.name(.content, content.rawValue)
    sink.name(.encoding, encoding.rawValue)
    sink.name(.metadata, metadata.rawValue)
    sink.name(.source, source.rawValue)
    sink.endObject()
  }

  /// What isn't listed, or in a word of a newer version, is unknown.
  init(json: JSONValue) {
    self.init()
    for concern in Concern.allCases {
      self[concern] = json[concern.rawValue]?.stringValue.flatMap(PartState.init(rawValue:)) ?? .unknown
    }
  }
}

extension ChangedParts: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(from: decoder, as: "what was changed", { Self(json: $0) })
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
