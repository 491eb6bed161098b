extension Rule {
  package static let aiFields = Rule(
    id: "aiFields",
    reads: [.metadata],
    trigger: "One of IPTC's properties for AI systems is filled in: AISystemUsed, AISystemVersionUsed, "
      + "AIPromptInformation, AIPromptWriterName.",
    rationale: "The properties are there to disclose that a model made the picture or some of it.",
    innocent: "An archive's form may have them filled in for an AI that wrote the caption.",
    source: "IPTC Photo Metadata Standard 2025.1, Extension",
    example: .ai(.field(property: "Iptc4xmpExt:AISystemUsed", value: "Imagen"))
  ) { context in
    context.attributions.generatorMarks.of(.field).map { mark in
      Finding(.ai(.field(property: mark.place, value: mark.value)), evidence: [mark.evidence])
    }
  }
}
