extension Rule {
  package static let trailerSoftware = Rule(
    "trailerSoftware", .isEdited, concern: .container,
    parameters: [.text("program", .public)],
    reads: [.trailers],
    source: "Docs/Sources.md, S14",
    example: ["program": "Canon DPP"]
  ) { context in
    (context.facts.trailers ?? []).compactMap { trailer in
      guard let program = trailer.kind.program else { return nil }
      return .raised(["program": program], at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
