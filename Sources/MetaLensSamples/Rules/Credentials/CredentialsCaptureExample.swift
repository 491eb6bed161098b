import MetaLensKit

extension RuleExample {
  static let credentialsCapture = RuleExample(
    .credentialsCapture, triggering: .credentials(.captured()), nonTriggering: .credentials(.edited()))
}
