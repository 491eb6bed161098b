extension Rule {
  package static let trailerUnknown = Rule(
    flag: Flag(
      "trailerUnknown", .warning, concern: .container,
      parameters: [.count("byteCount", .public)]),
    reads: [.trailers],
    source: "Docs/Sources.md, S14; measured: Tests/Accuracy/survey_originals.py",
    example: ["byteCount": 20]
  ) { context in
    (context.facts.trailers ?? []).compactMap { trailer in
      guard trailer.kind == .unknown, !trailer.isText else { return nil }
      return .raised(
        ["byteCount": trailer.byteCount], at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
