import MetaLensKit

extension RuleExample {
  static let credentialsUnchecked = RuleExample(
    .credentialsUnchecked, triggering: .credentials(.captured()), nonTriggering: .camera())
}
