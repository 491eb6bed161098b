/// What people are told about a rule, beside the words of its flag.
package enum RuleText: String, CaseIterable, Sendable {
  /// When it is raised.
  case trigger
  /// Why that hints at what it hints at.
  case rationale
  /// When it is raised and nobody did anything.
  case innocent

  /// The key in `Localizable.xcstrings`.
  package func key(of id: FlagID) -> String { "rule.\(id).\(rawValue)" }

  /// The text about a rule in a person's language; empty where the catalogue has none, which a test
  /// refuses.
  package func text(of id: FlagID, in language: Language) -> String {
    MessageKey(id: key(of: id))?.text(in: language) ?? ""
  }
}
