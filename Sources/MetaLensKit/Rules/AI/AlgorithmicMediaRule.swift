extension Rule {
  package static let algorithmicMedia = Rule(
    id: "algorithmicMedia",
    reads: [.metadata],
    trigger: "IPTC's Digital Source Type says algorithmicMedia, dataDrivenMedia or virtualRecording.",
    rationale: "These are terms for what a program draws, plots or plays; a camera's file is none of them.",
    innocent: "Picked by mistake from a list of terms that read alike.",
    source: "http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: .ai(.algorithmic(term: "algorithmicMedia", place: "XMP Iptc4xmpExt:DigitalSourceType"))
  ) { context in
    context.attributions.generatorMarks.of(.algorithmic).map { mark in
      Finding(.ai(.algorithmic(term: mark.value, place: mark.place)), evidence: [mark.evidence])
    }
  }
}
