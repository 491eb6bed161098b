import MetaLensFacts

extension Rule {
  package static let trailerForeign = Rule(
    id: "trailerForeign",
    reads: [.trailers],
    trigger:
      "Behind the picture's end begins an archive (ZIP, RAR, 7z), a PDF document, a script or a program.",
    rationale: "No camera appends such a file.",
    innocent: "Somebody appended it and left the picture as it was.",
    source: "Docs/Sources.md, S14",
    example: .container(.trailerForeign(kind: "zip"))
  ) { context in
    (context.facts.trailers ?? []).compactMap { trailer in
      guard [.zip, .rar, .sevenZip, .pdf, .script, .executable].contains(trailer.kind) else { return nil }
      return Finding(
        .container(.trailerForeign(kind: trailer.kind.rawValue)),
        evidence: [Evidence(location: "trailer", offset: trailer.offset)])
    }
  }
}
