extension Rule {
  package static let sourceTypeStated = Rule(
    "sourceTypeStated", .information, concern: .source,
    parameters: [
      .text("term", .public), .word("meaning", SourceTypeMeaning.self), .text("place", .public),
    ],
    variant: { $0.text("meaning") },
    reads: [.metadata], needs: .marks,
    source: "http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: [
      "term": "digitalCapture", "meaning": SourceTypeMeaning.capture,
      "place": "XMP Iptc4xmpExt:DigitalSourceType",
    ]
  ) { context in
    context.attributions.generatorMarks.of(.stated).compactMap { mark in
      guard let meaning = SourceTypeMeaning(term: mark.value) else { return nil }
      return .raised(["term": mark.value, "meaning": meaning, "place": mark.place], at: mark.evidence)
    }
  }
}
