extension Rule {
  package static let aiFields = Rule(
    flag: Flag(
      "aiFields", .isEdited, concern: .source, settles: .generated,
      parameters: [.text("property", .public), .text("value")]),
    reads: [.metadata],
    trigger: "One of IPTC's properties for AI systems is filled in: AISystemUsed, AISystemVersionUsed, "
      + "AIPromptInformation, AIPromptWriterName.",
    rationale: "The properties are there to disclose that a model made the picture or some of it.",
    innocent: "An archive's form may have them filled in for an AI that wrote the caption.",
    source: "IPTC Photo Metadata Standard 2025.1, Extension",
    example: ["property": "Iptc4xmpExt:AISystemUsed", "value": "Imagen"]
  ) { context in
    context.attributions.generatorMarks.of(.field).map { mark in
      .raised(["property": mark.place, "value": mark.value], at: mark.evidence)
    }
  }
}
