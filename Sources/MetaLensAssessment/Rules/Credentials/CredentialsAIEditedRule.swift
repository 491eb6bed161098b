extension Rule {
  package static let credentialsAIEdited = Rule(
    "credentialsAIEdited", .isEdited, concern: .content, settles: .partlyGenerated,
    parameters: CredentialAction.parameters, phrases: CredentialAction.phrases,
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 18.15; http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: [
      "program": "Photo assist", "action": "c2pa.edited", "term": "compositeWithTrainedAlgorithmicMedia",
    ]
  ) { context in
    context.credentialProvenance.partlyGenerated.map { .raised($0.values, at: $0.evidence) }
  }
}
