extension Rule {
  package static let trailerForeign = Rule(
    "trailerForeign", .isEdited, concern: .container,
    parameters: [.text("kind", .public), .text("place", .public, optional: true)],
    variant: { $0.text("place").map { Trailer.isSegment($0) ? "segment" : "inside" } },
    reads: [.trailers],
    source: "Docs/Sources.md, S14",
    example: ["kind": "zip"]
  ) { context in
    context.facts.strayData.compactMap { trailer in
      guard trailer.kind.isForeign else { return nil }
      return .raised(
        (["kind": trailer.kind.rawValue] as FlagValues).with("place", ifAny: trailer.place),
        at: Evidence(location: trailer.location, offset: trailer.offset))
    }
  }
}
