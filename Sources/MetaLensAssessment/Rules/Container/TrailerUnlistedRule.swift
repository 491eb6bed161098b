extension Rule {
  package static let trailerUnlisted = Rule(
    "trailerUnlisted", .warning, concern: .container,
    parameters: [
      .text("kind", .public), .count("byteCount", .public), .text("place", .public, optional: true),
    ],
    variant: { $0.text("place") != nil ? "inside" : $0.text("kind") == "jpeg" ? "picture" : "film" },
    reads: [.exif, .trailers, .metadata],
    source: "Docs/Sources.md, S14; Motion Photo format 1.0",
    example: ["kind": "jpeg", "byteCount": 137]
  ) { context in
    let index = context.facts.structure.value?.multiPicture
    let isIndexBroken = index.map { !$0.isIntact } ?? false
    return context.facts.strayData.compactMap { trailer in
      guard trailer.kind == .jpeg && !isIndexBroken || trailer.kind == .isoMedia,
        // The missing end of a cut film might have shown whose film it was.
        !trailer.isCut, trailer.place != nil || trailer.kind == .jpeg || !context.mayBeFilm(trailer)
      else { return nil }
      return .raised(
        (["kind": trailer.kind.rawValue, "byteCount": trailer.byteCount] as FlagValues)
          .with("place", ifAny: trailer.place),
        at: Evidence(location: trailer.location, offset: trailer.offset))
    }
  }
}

extension RuleContext {
  /// Whether a phone may have put a film there: its list has it, or the maker's phones needn't list films.
  fileprivate func mayBeFilm(_ trailer: Trailer) -> Bool {
    isAnnounced(trailer) || attributions.maker?.isOne(of: Trailer.Kind.unlistedFilmMakers) ?? false
  }
}
