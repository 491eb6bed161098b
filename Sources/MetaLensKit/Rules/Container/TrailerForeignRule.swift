extension Rule {
  package static let trailerForeign = Rule(
    flag: Flag(
      "trailerForeign", .isEdited, concern: .container,
      parameters: [.text("kind", .public)]),
    reads: [.trailers],
    source: "Docs/Sources.md, S14",
    example: ["kind": "zip"]
  ) { context in
    (context.facts.trailers ?? []).compactMap { trailer in
      guard [.zip, .rar, .sevenZip, .pdf, .script, .executable].contains(trailer.kind) else { return nil }
      return .raised(
        ["kind": trailer.kind.rawValue], at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
