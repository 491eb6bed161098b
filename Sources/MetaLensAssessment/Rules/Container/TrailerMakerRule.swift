extension Rule {
  package static let trailerMaker = Rule(
    "trailerMaker", .isOriginal, concern: .container,
    parameters: [.text("make", .name), .text("kind", .public)],
    reads: [.exif, .trailers, .metadata],
    source: "Docs/Sources.md, S14",
    example: ["make": "samsung", "kind": "samsung"]
  ) { context in
    guard let maker = context.attributions.maker else { return [] }
    return (context.facts.trailers ?? []).compactMap { trailer in
      // Anybody can append a film: it is the phone's if the phone's own list has it. Trailers that programs that
      // rewrite metadata keep, as they keep Google's in 59 of 68 copies, support nothing.
      guard !trailer.isCut, trailer.kind.isWritten(by: maker), trailer.kind != .google,
        trailer.kind != .isoMedia || context.isAnnounced(trailer)
      else { return nil }
      return .raised(
        ["make": maker.make, "kind": trailer.kind.rawValue],
        at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
