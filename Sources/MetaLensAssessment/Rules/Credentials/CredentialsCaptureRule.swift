extension Rule {
  package static let credentialsCapture = Rule(
    "credentialsCapture", .information, concern: .source,
    parameters: [.text("program", .program), .text("term", .public)],
    reads: [.metadata], needs: .credentials,
    source: "C2PA 2.1, 18.15; Docs/Sources.md, 2.8",
    example: ["program": "Example Camera 1.0", "term": "digitalCapture"]
  ) { context in
    guard let step = context.credentialProvenance.capture else { return [] }
    return .raised(["program": step.program, "term": step.term ?? ""], at: step.evidence)
  }
}
