extension Rule {
  package static let credentialsCapture = Rule(
    flag: Flag(
      "credentialsCapture", .information, concern: .source,
      parameters: [.text("program", .program), .text("term", .public)]),
    reads: [.metadata],
    trigger:
      "The active manifest states a capture by a camera, no file that it was made from, and no later step.",
    rationale: "Cameras with Content Credentials state it. It is worth nothing before the signature and the "
      + "hash of the picture are verified.",
    innocent: "Always.",
    source: "C2PA 2.1, 18.15; Docs/Sources.md, 2.8",
    example: ["program": "Example Camera 1.0", "term": "digitalCapture"]
  ) { context in
    guard let step = context.credentialProvenance.capture else { return [] }
    return [
      .raised(["program": step.program, "term": step.term ?? ""], at: step.evidence)
    ]
  }
}
