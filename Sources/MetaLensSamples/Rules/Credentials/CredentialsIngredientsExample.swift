import MetaLensKit

extension RuleExample {
  static let credentialsIngredients = RuleExample(
    .credentialsIngredients, triggering: .credentials(.derived()), nonTriggering: .credentials(.captured()))
}
