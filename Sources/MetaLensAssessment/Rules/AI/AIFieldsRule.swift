extension Rule {
  package static let aiFields = Rule(
    "aiFields", .isEdited, concern: .source, settles: .generated,
    parameters: [.text("property", .public), .text("value"), .truth("isContradicted", optional: true)],
    // By the standard the system made the picture, but forms fill these in for one that wrote the caption.
    concerning: { $0.isTrue("isContradicted") ? .metadata : nil },
    settling: { !$0.isTrue("isContradicted") },
    variant: { $0.isTrue("isContradicted") ? "contradicted" : nil },
    reads: [.metadata], needs: .marks,
    source: "IPTC Photo Metadata Standard 2025.1, Extension",
    example: ["property": "Iptc4xmpExt:AISystemUsed", "value": "Imagen"]
  ) { context in
    let marks = context.attributions.generatorMarks
    let isContradicted = marks.all.contains { $0.statement == .sourceType && $0.kind != .generated }
    return marks.of(.field).map { mark in
      .raised(
        (["property": mark.place, "value": mark.value] as FlagValues)
          .with("isContradicted", ifAny: isContradicted ? true : nil), at: mark.evidence)
    }
  }
}
