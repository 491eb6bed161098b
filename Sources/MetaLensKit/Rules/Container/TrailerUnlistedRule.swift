extension Rule {
  package static let trailerUnlisted = Rule(
    flag: Flag(
      "trailerUnlisted", .warning, concern: .container,
      parameters: [.text("kind", .public), .count("byteCount", .public)],
      variant: { $0.text("kind") == "jpeg" ? "picture" : "film" }),
    reads: [.exif, .trailers],
    trigger: "Behind the picture's end stands a JPEG that no MPF index lists, or a film, and cameras of the "
      + "stated maker aren't known to put one there.",
    rationale: "Whoever appends a picture or a film to a photo makes another file of it.",
    innocent: "Phones put previews and the film of a motion photo there, and more makers do so than are "
      + "listed. Where the MPF index is broken, that is told instead.",
    source: "Docs/Sources.md, S14",
    example: ["kind": "jpeg", "byteCount": 137]
  ) { context in
    let index = context.facts.structure.value?.multiPicture
    let isIndexBroken = index.map { !$0.isIntact } ?? false
    return (context.facts.trailers ?? []).compactMap { trailer in
      guard trailer.kind == .jpeg && !isIndexBroken || trailer.kind == .isoMedia,
        !(context.attributions.maker.map(trailer.kind.isWritten(by:)) ?? false)
      else { return nil }
      return .raised(
        ["kind": trailer.kind.rawValue, "byteCount": trailer.byteCount],
        at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
