extension Verdict {
  /// The verdict as reports carry it, without its sentence.
  public var json: JSONValue {
    var tree = JSONTree()
    write(to: &tree, sentenceIn: nil)
    return tree.root
  }

  func write(to sink: inout some JSONSink, sentenceIn language: Language?) {
    sink.beginObject()
    sink.member(.by, by)
    sink.plainKey(.confidence)
    if let confidence { sink.value(.number(confidence)) } else { sink.null() }
    sink.name(.kind, kind.rawValue)
    if let language { sink.member(.sentence, sentence(in: language)) }
    sink.endObject()
  }

  init?(json: JSONValue) {
    guard let kind = json["kind"]?.stringValue.flatMap(Kind.init(rawValue:)) else { return nil }
    self.init(kind: kind, confidence: json["confidence"]?.numberValue, by: json["by"]?.stringValue ?? "")
  }
}

extension Verdict: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(from: decoder, as: "a verdict: it has a kind", Self.init(json:))
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
