extension Rule {
  package static let credentialsGenerated = Rule(
    id: "credentialsGenerated",
    reads: [.metadata],
    trigger: "The active manifest states that the picture was created as trainedAlgorithmicMedia.",
    rationale: "Generators state it of what they make.",
    innocent: "Unverified, the statement may be anybody's.",
    source: "C2PA 2.1, 18.15; http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: .credentials(
      .generated(program: "Example Model 2", action: "c2pa.created", term: "trainedAlgorithmicMedia"))
  ) { context in
    context.credentialProvenance.generated.map { step in
      Finding(
        .credentials(.generated(program: step.program, action: step.action, term: step.term ?? "")),
        evidence: [step.evidence])
    }
  }
}
