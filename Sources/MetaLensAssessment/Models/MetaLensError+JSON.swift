extension MetaLensError {
  /// Returns the error as the command writes it, in place of a report.
  package func written(for context: OutputContext, pretty: Bool) -> [UInt8] {
    var text = JSONText(pretty: pretty, context: context)
    text.beginObject()
    text.object("error") { text in
      text.derived("code", code)
      text.derived("message", commandMessage(in: context.language))
    }
    text.object("file") { context.writeName(to: &$0) }
    text.derived("language", context.language)
    if context.isRedacted { text.derived("redacted", true) }
    text.derived("schema", Self.schema)
    text.endObject()
    return text.take()
  }
}
