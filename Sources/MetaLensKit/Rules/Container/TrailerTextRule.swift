extension Rule {
  package static let trailerText = Rule(
    flag: Flag(
      "trailerText", .warning, concern: .container,
      parameters: [.count("byteCount", .public)]),
    reads: [.trailers],
    trigger: "Behind the picture's end stand 16 bytes or more of no known maker or program, and their first "
      + "4 KB are readable text.",
    rationale: "What cameras leave there is binary; text is what people and programs append.",
    innocent: "A server or a program that adds a line and leaves the picture as it was; a camera of a maker "
      + "that isn't known. None of 83 originals.",
    source: "Docs/Sources.md, S14; measured: Tests/Accuracy/rule_rates.py",
    example: ["byteCount": 20]
  ) { context in
    (context.facts.trailers ?? []).compactMap { trailer in
      guard trailer.kind == .unknown, trailer.isText else { return nil }
      return .raised(
        ["byteCount": trailer.byteCount], .derived, at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
