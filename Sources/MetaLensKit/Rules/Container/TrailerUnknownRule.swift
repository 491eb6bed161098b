extension Rule {
  package static let trailerUnknown = Rule(
    flag: Flag(
      "trailerUnknown", .warning, concern: .container,
      parameters: [.count("byteCount", .public)]),
    reads: [.trailers],
    trigger: "Behind the picture's end stand bytes of no known maker or program, padding and "
      + "readable text aside.",
    rationale: "A place to append to that viewers ignore.",
    innocent: "Some cameras leave debugging data or previews there: 4 of 83 originals.",
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
