extension Rule {
  package static let credentialsSigned = Rule(
    "credentialsSigned", .information, concern: .source,
    parameters: [.truth("isTrusted"), .text("signer")],
    variant: { $0.isTrue("isTrusted") ? "trusted" : "untrusted" },
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 14 (trust model) and 15 (validation)",
    example: ["isTrusted": false, "signer": "Example Signer"]
  ) { context in
    guard let judgement = context.credentialJudgement, judgement.isIntact else { return [] }
    return .raised(
      ["isTrusted": judgement.isTrusted, "signer": context.credentialSigner], .derived,
      at: context.credentialEvidence)
  }
}
