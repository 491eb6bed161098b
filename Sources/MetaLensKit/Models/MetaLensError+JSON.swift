extension MetaLensError {
  /// The error as the command writes it, in a report's place.
  package func written(for edge: ReportEdge, pretty: Bool = false) -> [UInt8] {
    var text = JSONText(pretty: pretty)
    text.beginObject()
    text.plainKey(.error)
    text.beginObject()
    text.member(.code, code.rawValue)
    text.member(.message, message(in: edge.language))
    text.endObject()
    text.plainKey(.file)
    text.beginObject()
    edge.writeName(to: &text)
    text.endObject()
    text.member(.language, edge.language.rawValue)
    if edge.isRedacted { text.member(.redacted, true) }
    text.member(.schema, Self.schema)
    text.endObject()
    return text.bytes
  }
}
