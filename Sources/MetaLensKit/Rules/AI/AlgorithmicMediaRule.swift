extension Rule {
  package static let algorithmicMedia = Rule(
    flag: Flag(
      "algorithmicMedia", .warning, concern: .source,
      parameters: [.text("term", .public), .text("place", .public)]),
    reads: [.metadata],
    trigger: "IPTC's Digital Source Type says algorithmicMedia, dataDrivenMedia or virtualRecording.",
    rationale: "These are terms for what a program draws, plots or plays; a camera's file is none of them.",
    innocent: "Picked by mistake from a list of terms that read alike.",
    source: "http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: ["term": "algorithmicMedia", "place": "XMP Iptc4xmpExt:DigitalSourceType"]
  ) { context in
    context.attributions.generatorMarks.of(.algorithmic).map { mark in
      .raised(["term": mark.value, "place": mark.place], at: mark.evidence)
    }
  }
}
