extension Rule {
  package static let credentialsChanged = Rule(
    "credentialsChanged", .isEdited, concern: .source, settles: .changedAfterSigning,
    parameters: [.text("code", .public), .text("signer")],
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 15.12 (hard bindings) and 15.2.2 (codes)",
    example: ["code": "assertion.dataHash.mismatch", "signer": "Example Signer"]
  ) { context in
    guard let judgement = context.credentialJudgement, let status = judgement.brokenBinding else { return [] }
    return .raised(
      ["code": status.code, "signer": context.credentialSigner], .derived,
      at: context.credentialEvidence)
  }
}
