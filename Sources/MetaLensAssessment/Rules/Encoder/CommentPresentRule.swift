extension Rule {
  package static let commentPresent = Rule(
    "commentPresent", .warning, concern: .metadata,
    parameters: [.text("text")],
    reads: [.structure],
    source: "ITU-T T.81, B.2.4.5; Docs/Sources.md, S10",
    example: ["text": "PADBYTES"]
  ) { context in
    context.comments(isEncoder: false)
      + (context.statedCamera == nil ? context.comments(isEncoder: true) : [])
  }
}
