import MetaLensFacts

extension Rule {
  package static let trailerMaker = Rule(
    id: "trailerMaker",
    reads: [.exif, .trailers],
    trigger: "Behind the picture's end stands what cameras of the stated maker write.",
    rationale: "Saving again drops it, and other makers' files have none.",
    innocent: "Metadata editors keep it; it can be copied.",
    source: "Docs/Sources.md, S14",
    example: .container(.trailerMaker(make: "samsung", kind: "samsung"))
  ) { context in
    guard let maker = context.attributions.maker else { return [] }
    return (context.facts.trailers ?? []).compactMap { trailer in
      guard trailer.kind.isWritten(by: maker) else { return nil }
      return Finding(
        .container(.trailerMaker(make: maker.make, kind: trailer.kind.rawValue)),
        evidence: [Evidence(location: "trailer", offset: trailer.offset)])
    }
  }
}
