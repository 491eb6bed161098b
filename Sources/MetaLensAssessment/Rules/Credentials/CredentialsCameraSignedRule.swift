extension Rule {
  package static let credentialsCameraSigned = Rule(
    "credentialsCameraSigned", .isOriginal, concern: .content,
    parameters: [.text("signer", .public), .text("time", .moment)],
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 15 (validation); the signers are those of CameraSigner, each with its source",
    example: ["signer": "Google LLC", "time": "2026-03-26T00:14:26+00:00"]
  ) { context in
    guard let judgement = context.credentialJudgement,
      let signer = judgement.camera(of: context.attributions.maker)
    else { return [] }
    return .raised(
      ["signer": signer.organization, "time": judgement.validation.signature?.time ?? ""], .derived,
      at: context.credentialEvidence)
  }
}
