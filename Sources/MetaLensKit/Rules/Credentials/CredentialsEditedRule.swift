extension Rule {
  package static let credentialsEdited = Rule(
    flag: Flag(
      "credentialsEdited", .isEdited, concern: .content, settles: .editor,
      parameters: [
        .text("action", .words(CredentialAction.names)), .text("program", .program),
        .text("when", .moment, optional: true),
      ],
      variant: { $0.text("when").map { _ in "dated" } },
      phrases: CredentialAction.phrases),
    reads: [.metadata],
    trigger:
      "A manifest states a step of work: edited, cropped, filtered, drawing, placed, converted and such; not "
      + "what a camera states of its own development of its own picture.",
    rationale: "Programs that keep Content Credentials state what they did.",
    innocent: "Converting or resizing suffices. Earlier manifests may speak of a part that was placed, not "
      + "of the picture.",
    source: "C2PA 2.1, 18.15.2; Docs/Sources.md, 2.8",
    example: ["action": "c2pa.cropped", "program": "Example Editor 3.1", "when": "2026-03-26T00:14:26Z"]
  ) { context in
    context.credentialProvenance.edits.map { step in
      .raised(["action": step.action, "program": step.program, "when": step.when], at: step.evidence)
    }
  }
}
