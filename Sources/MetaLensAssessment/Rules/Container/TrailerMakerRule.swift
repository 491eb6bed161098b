extension Rule {
  package static let trailerMaker = Rule(
    "trailerMaker", .isOriginal, concern: .container,
    parameters: [.text("make", .name), .text("kind", .public)],
    reads: [.exif, .trailers],
    source: "Docs/Sources.md, S14",
    example: ["make": "samsung", "kind": "samsung"]
  ) { context in
    guard let maker = context.attributions.maker else { return [] }
    return (context.facts.trailers ?? []).compactMap { trailer in
      guard trailer.kind.isWritten(by: maker) else { return nil }
      return .raised(
        ["make": maker.make, "kind": trailer.kind.rawValue],
        at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
