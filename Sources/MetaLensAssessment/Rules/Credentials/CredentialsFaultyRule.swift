extension Rule {
  package static let credentialsFaulty = Rule(
    "credentialsFaulty", .warning, concern: .metadata,
    parameters: [.text("code", .public), .text("signer")],
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 15.2.2 (codes); contentauth/c2pa-rs issue 2262 (an innocent claimSignature.mismatch)",
    example: ["code": "claimSignature.mismatch", "signer": "Example Signer"]
  ) { context in
    guard let judgement = context.credentialJudgement, judgement.brokenBinding == nil,
      let status = judgement.fault
    else { return [] }
    return .raised(
      ["code": status.code, "signer": context.credentialSigner], .derived,
      at: context.credentialEvidence)
  }
}
