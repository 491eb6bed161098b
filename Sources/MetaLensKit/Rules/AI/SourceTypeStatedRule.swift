extension Rule {
  package static let sourceTypeStated = Rule(
    id: "sourceTypeStated",
    reads: [.metadata],
    trigger: "IPTC's Digital Source Type holds a term that speaks of no model and no program alone.",
    rationale: "It is told, and supports nothing: anybody can write that a camera took the picture.",
    innocent: "Always.",
    source: "http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: .ai(
      .sourceType(
        term: "digitalCapture", meaning: .capture, place: "XMP Iptc4xmpExt:DigitalSourceType"))
  ) { context in
    context.attributions.generatorMarks.of(.stated).compactMap { mark in
      guard let meaning = SourceTypeMeaning(term: mark.value) else { return nil }
      return Finding(
        .ai(.sourceType(term: mark.value, meaning: meaning, place: mark.place)), evidence: [mark.evidence])
    }
  }
}
