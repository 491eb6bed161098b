extension Rule {
  package static let algorithmicMedia = Rule(
    "algorithmicMedia", .warning, concern: .source,
    parameters: [.text("term", .public), .text("place", .public)],
    reads: [.metadata], needs: .marks,
    source: "http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: ["term": "algorithmicMedia", "place": "XMP Iptc4xmpExt:DigitalSourceType"]
  ) { context in
    context.attributions.generatorMarks.of(.algorithmic).map { mark in
      .raised(["term": mark.value, "place": mark.place], at: mark.evidence)
    }
  }
}
