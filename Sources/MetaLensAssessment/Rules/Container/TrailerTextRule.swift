extension Rule {
  package static let trailerText = Rule(
    "trailerText", .warning, concern: .container,
    parameters: [.count("byteCount", .public), .text("place", .public, optional: true)],
    variant: { $0.text("place") == nil ? nil : "inside" },
    reads: [.trailers],
    source:
      "Docs/Sources.md, S14; measured: Tests/Accuracy/rule_rates.py; none of 236 originals ends in even "
      + "24 bytes of text",
    example: ["byteCount": 20]
  ) { context in
    context.facts.strayData.compactMap { trailer in
      guard trailer.kind == .unknown, trailer.isText else { return nil }
      return .raised(
        (["byteCount": trailer.byteCount] as FlagValues).with("place", ifAny: trailer.place), .derived,
        at: Evidence(location: trailer.location, offset: trailer.offset))
    }
  }
}
