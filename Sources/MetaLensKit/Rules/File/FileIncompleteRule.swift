extension Rule {
  package static let fileIncomplete = Rule(
    flag: Flag(
      "fileIncomplete", .warning, concern: .container),
    reads: [.file],
    source: "ITU-T T.81, B.1.1.3 (EOI)"
  ) { context in
    context.facts.isComplete
      ? []
      : [
        .raised(at: Evidence(location: "end of file", offset: context.facts.byteCount))
      ]
  }
}
