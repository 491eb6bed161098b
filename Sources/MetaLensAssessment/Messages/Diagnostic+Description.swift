public import MetaLensFacts

extension Diagnostic {
  /// Returns what was found, in a person's language; the text doesn't include `location` and `detail`.
  public func message(in language: Language) -> String {
    MessageKey(id: "diagnostic.\(code.rawValue).message")?.text(in: language)
      ?? Message.diagnosticOtherMessage(code: code.rawValue).text(in: language)
  }
}
