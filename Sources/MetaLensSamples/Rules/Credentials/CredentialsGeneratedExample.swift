import MetaLensKit

extension RuleExample {
  static let credentialsGenerated = RuleExample(
    .credentialsGenerated, triggering: .credentials(.generated()), nonTriggering: .credentials(.captured()))
}
