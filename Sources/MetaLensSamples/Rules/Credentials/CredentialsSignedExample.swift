import MetaLensKit

extension RuleExample {
  static let credentialsSigned = RuleExample(
    .credentialsSigned, triggering: .checked(.signed()),
    nonTriggering: .checked(.signed(failing: "assertion.dataHash.mismatch")))
}
