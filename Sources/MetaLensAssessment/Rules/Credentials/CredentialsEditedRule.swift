extension Rule {
  package static let credentialsEdited = Rule(
    "credentialsEdited", .isEdited, concern: .content, settles: .editor,
    parameters: [
      .text("action", .words(CredentialAction.names)), .text("program", .program),
      .text("when", .moment, optional: true),
    ],
    variant: { $0.text("when").map { _ in "dated" } },
    phrases: CredentialAction.phrases,
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 18.15.2; Docs/Sources.md, 2.8",
    example: ["action": "c2pa.cropped", "program": "Example Editor 3.1", "when": "2026-03-26T00:14:26Z"]
  ) { context in
    context.credentialProvenance.edits.map { step in
      .raised(["action": step.action, "program": step.program, "when": step.when], at: step.evidence)
    }
  }
}
