public import MetaLensFacts

extension Diagnostic {
  /// What was met, in a person's language; `location` and `detail` stay as they are.
  public func message(in language: Language) -> String {
    MessageKey(id: "diagnostic.\(code.rawValue).message")?.text(in: language)
      ?? Message.diagnosticOtherMessage(code: code.rawValue).text(in: language)
  }
}
