public import MetaLensFacts

extension Diagnostic {
  /// What was met, in a person's language; `location` and `detail` stay as they are.
  public func message(in language: Language) -> String {
    MessageKey(rawValue: "diagnostic.\(code.rawValue).message")?.text(in: language)
      ?? MessageKey.diagnosticOtherMessage.text(in: language, code.rawValue)
  }
}
