extension Rule {
  package static let commentPresent = Rule(
    flag: Flag(
      "commentPresent", .information, concern: .metadata,
      parameters: [.text("text")]),
    reads: [.structure],
    trigger: "A comment stands in the file that isn't an encoder's name, or no camera is stated.",
    rationale: "People and programs write there what they like.",
    innocent: "Captions, padding and the names of libraries that cameras use.",
    source: "ITU-T T.81, B.2.4.5; Docs/Sources.md, S10",
    example: ["text": "PADBYTES"]
  ) { context in
    context.comments(isEncoder: false)
      + (context.statedCamera == nil ? context.comments(isEncoder: true) : [])
  }
}
