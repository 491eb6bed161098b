package import MetaLensKit

/// The two example photos of a rule: one that raises its flag, and a similar one that doesn't.
///
/// They are the rule's test, and two files of `Fixtures/flags/`.
package struct RuleExample: Sendable {
  package let rule: Rule
  /// Makes the photo that raises the rule's flag.
  package let triggering: @Sendable () -> ExamplePhoto
  /// Makes the similar photo that doesn't.
  package let nonTriggering: @Sendable () -> ExamplePhoto

  init(
    _ rule: Rule, triggering: @autoclosure @escaping @Sendable () -> ExamplePhoto,
    nonTriggering: @autoclosure @escaping @Sendable () -> ExamplePhoto
  ) {
    self.rule = rule
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
