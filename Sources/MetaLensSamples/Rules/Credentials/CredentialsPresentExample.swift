import MetaLensKit

extension RuleExample {
  static let credentialsPresent = RuleExample(
    .credentialsPresent, triggering: .credentials(.captured()), nonTriggering: .camera())
}
