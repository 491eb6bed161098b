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
    guard let make = context.attributions.make else { return [] }
    return (context.facts.trailers ?? []).compactMap { trailer in
      guard trailer.kind.isWritten(byMake: make) else { return nil }
      return Finding(
        .container(.trailerMaker(make: make, kind: trailer.kind.rawValue)),
        evidence: [Evidence(location: "trailer", offset: trailer.offset)])
    }
  }
}
