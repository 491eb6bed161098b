/// What people are told about a rule, beside the words of its flag.
package enum RuleText: String, CaseIterable, Sendable {
  /// When it is raised.
  case trigger
  /// Why that hints at what it hints at.
  case rationale
  /// When it is raised and nobody did anything.
  case innocent
}

extension Rule {
  /// What people are told about it, in a person's language; empty where the catalogue of messages has none, which a
  /// test refuses.
  package func text(_ text: RuleText, in language: Language) -> String {
    MessageKey(id: "rule.\(id).\(text.rawValue)")?.text(in: language) ?? ""
  }
}
