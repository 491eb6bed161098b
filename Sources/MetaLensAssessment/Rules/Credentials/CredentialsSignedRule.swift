extension Rule {
  package static let credentialsSigned = Rule(
    "credentialsSigned", .information, concern: .source,
    parameters: [.truth("isTrusted"), .truth("hasAnchors", optional: true), .text("signer")],
    variant: { values in
      if values.isTrue("isTrusted") { return "trusted" }
      // An older version's report doesn't say whether any anchors were given.
      return values.json["hasAnchors"]?.boolValue == false ? "noAnchors" : "untrusted"
    },
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 14 (trust model) and 15 (validation)",
    example: ["isTrusted": false, "hasAnchors": false, "signer": "Example Signer"]
  ) { context in
    guard let judgement = context.credentialJudgement, judgement.isIntact else { return [] }
    return .raised(
      [
        "isTrusted": judgement.isTrusted, "hasAnchors": judgement.validation.anchors != nil,
        "signer": context.credentialSigner,
      ], .derived, at: context.credentialEvidence)
  }
}
