extension Rule {
  package static let trailerText = Rule(
    flag: Flag(
      "trailerText", .warning, concern: .container,
      parameters: [.count("byteCount", .public)]),
    reads: [.trailers],
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
