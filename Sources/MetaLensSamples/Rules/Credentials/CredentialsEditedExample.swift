import MetaLensKit

extension RuleExample {
  static let credentialsEdited = RuleExample(
    .credentialsEdited, triggering: .credentials(.edited()), nonTriggering: .credentials(.captured()))
}
