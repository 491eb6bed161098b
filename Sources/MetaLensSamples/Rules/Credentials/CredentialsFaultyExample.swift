import MetaLensKit

extension RuleExample {
  static let credentialsFaulty = RuleExample(
    .credentialsFaulty, triggering: .checked(.signed(failing: "claimSignature.mismatch")),
    nonTriggering: .checked(.signed(failing: "signingCredential.expired")))
}
