import MetaLensKit

extension RuleExample {
  static let credentialsChanged = RuleExample(
    .credentialsChanged, triggering: .checked(.signed(failing: "assertion.dataHash.mismatch")),
    nonTriggering: .checked(.signed()))
}
