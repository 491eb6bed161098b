/// A text for people about a rule, besides the words of its flag.
package enum RuleText: String, CaseIterable, Sendable {
  /// When the rule's flag is raised.
  case trigger
  /// Why that is evidence for what the flag says.
  case rationale
  /// When the flag is raised although nobody did anything.
  case innocent
}

extension Rule {
  /// Returns a text about the rule in a person's language; empty if the message catalogue has none, which a test
  /// refuses.
  package func text(_ text: RuleText, in language: Language) -> String {
    MessageKey(id: "rule.\(id).\(text.rawValue)")?.text(in: language) ?? ""
  }
}
