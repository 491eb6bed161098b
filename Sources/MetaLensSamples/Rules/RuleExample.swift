package import MetaLensKit

/// A rule's two photos: one that it is raised for, and one much like it that it isn't raised for.
///
/// They are the rule's test, and two files of `Fixtures/flags/`.
package struct RuleExample: Sendable {
  /// The rule that they are examples of.
  package let rule: Rule
  /// Makes the photo that it is raised for.
  package let triggering: @Sendable () -> ExamplePhoto
  /// Makes the photo much like it.
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
