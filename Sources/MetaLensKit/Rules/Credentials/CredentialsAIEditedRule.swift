extension Rule {
  package static let credentialsAIEdited = Rule(
    flag: Flag(
      "credentialsAIEdited", .isEdited, concern: .content, settles: .partlyGenerated,
      parameters: CredentialAction.parameters, phrases: CredentialAction.phrases),
    reads: [.metadata],
    trigger: "A manifest states a composite with generated content; or a step that generated some, or an "
      + "earlier manifest that states a generated picture.",
    rationale: "Editors and phones state it where a model filled in or redrew a part.",
    innocent: "Some state it for little; unverified, the statement may be anybody's.",
    source: "C2PA 2.1, 18.15; http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: [
      "program": "Photo assist", "action": "c2pa.edited", "term": "compositeWithTrainedAlgorithmicMedia",
    ]
  ) { context in
    context.credentialProvenance.partlyGenerated.map { .raised($0.values, at: $0.evidence) }
  }
}
