extension Rule {
  package static let trailerUnlisted = Rule(
    "trailerUnlisted", .warning, concern: .container,
    parameters: [
      .text("kind", .public), .count("byteCount", .public), .text("place", .public, optional: true),
    ],
    variant: { $0.text("place") != nil ? "inside" : $0.text("kind") == "jpeg" ? "picture" : "film" },
    reads: [.exif, .trailers],
    source: "Docs/Sources.md, S14",
    example: ["kind": "jpeg", "byteCount": 137]
  ) { context in
    let index = context.facts.structure.value?.multiPicture
    let isIndexBroken = index.map { !$0.isIntact } ?? false
    return context.facts.strayData.compactMap { trailer in
      guard trailer.kind == .jpeg && !isIndexBroken || trailer.kind == .isoMedia,
        trailer.place != nil || !(context.attributions.maker.map(trailer.kind.isWritten(by:)) ?? false)
      else { return nil }
      return .raised(
        (["kind": trailer.kind.rawValue, "byteCount": trailer.byteCount] as FlagValues)
          .with("place", ifAny: trailer.place),
        at: Evidence(location: trailer.location, offset: trailer.offset))
    }
  }
}
