extension MetaLensError {
  /// The error as the command writes it, in a report's place.
  package func written(for edge: ReportEdge, pretty: Bool) -> [UInt8] {
    var text = JSONText(pretty: pretty, edge: edge)
    text.beginObject()
    text.object("error") { text in
      text.derived("code", code)
      text.derived("message", message(in: edge.language))
    }
    text.object("file") { edge.writeName(to: &$0) }
    text.derived("language", edge.language)
    if edge.isRedacted { text.derived("redacted", true) }
    text.derived("schema", Self.schema)
    text.endObject()
    return text.take()
  }
}
