extension Rule {
  package static let aiFields = Rule(
    "aiFields", .isEdited, concern: .source, settles: .generated,
    parameters: [.text("property", .public), .text("value")],
    reads: [.metadata], needs: .marks,
    source: "IPTC Photo Metadata Standard 2025.1, Extension",
    example: ["property": "Iptc4xmpExt:AISystemUsed", "value": "Imagen"]
  ) { context in
    context.attributions.generatorMarks.of(.field).map { mark in
      .raised(["property": mark.place, "value": mark.value], at: mark.evidence)
    }
  }
}
