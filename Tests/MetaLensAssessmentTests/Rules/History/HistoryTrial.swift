import MetaLensFacts

@testable import MetaLensAssessment

/// Returns what a rule finds in facts made by hand.
func historyFindings(by rule: Rule, _ metadata: MetadataFacts) -> [Finding] {
  var facts = PhotoFacts(format: .jpeg, byteCount: 1_000)
  facts.metadata = .present(metadata)
  return findings(by: rule, in: RuleContext(facts: facts, attributions: Attributions(facts), now: 0))
}
