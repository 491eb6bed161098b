import MetaLensKit

extension RuleExample {
  static let credentialsAIEdited = RuleExample(
    .credentialsAIEdited, triggering: .credentials(.partlyGenerated()),
    nonTriggering: .credentials(.captured()))
}
