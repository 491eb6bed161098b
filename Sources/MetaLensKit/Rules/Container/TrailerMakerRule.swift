import MetaLensFacts

extension Rule {
  package static let trailerMaker = Rule(
    flag: Flag(
      "trailerMaker", .isOriginal, concern: .container,
      parameters: [.text("make", .public), .text("kind", .public)]),
    reads: [.exif, .trailers],
    trigger: "Behind the picture's end stands what cameras of the stated maker write.",
    rationale: "Saving again drops it, and other makers' files have none.",
    innocent: "Metadata editors keep it; it can be copied.",
    source: "Docs/Sources.md, S14",
    example: ["make": "samsung", "kind": "samsung"]
  ) { context in
    guard let make = context.attributions.make else { return [] }
    return (context.facts.trailers ?? []).compactMap { trailer in
      guard trailer.kind.isWritten(byMake: make) else { return nil }
      return .raised(
        ["make": make, "kind": trailer.kind.rawValue],
        at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
