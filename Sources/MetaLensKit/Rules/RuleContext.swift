package import MetaLensFacts

/// What rules are given: the facts and what was concluded from them once.
package struct RuleContext: Sendable {
  /// What was read.
  package var facts: PhotoFacts
}
