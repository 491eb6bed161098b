extension Rule {
  package static let aiFields = Rule(
    // It settles nothing: a system that is named need not have made the picture. Whether one did is the source type's
    // to say, which has a rule of its own.
    "aiFields", .isEdited, concern: .metadata,
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
