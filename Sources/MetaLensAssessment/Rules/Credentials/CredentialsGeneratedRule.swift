extension Rule {
  package static let credentialsGenerated = Rule(
    "credentialsGenerated", .isEdited, concern: .source, settles: .generated,
    parameters: CredentialAction.parameters, phrases: CredentialAction.phrases,
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 18.15; http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: ["program": "Example Model 2", "action": "c2pa.created", "term": "trainedAlgorithmicMedia"]
  ) { context in
    context.credentialProvenance.generated.map { .raised($0.values, at: $0.evidence) }
  }
}
