extension Rule {
  package static let fileIncomplete = Rule(
    flag: Flag(
      "fileIncomplete", .warning, concern: .container),
    reads: [.file],
    trigger: "The file ends before the main picture's end-of-image marker.",
    rationale: "A camera finishes its files; this is not all of it, whatever is there.",
    innocent: "A broken download, a full card, a recovered file.",
    source: "ITU-T T.81, B.1.1.3 (EOI)"
  ) { context in
    context.facts.isComplete
      ? []
      : [
        .raised(at: Evidence(location: "end of file", offset: context.facts.byteCount))
      ]
  }
}
