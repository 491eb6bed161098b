extension Rule {
  package static let aiGenerated = Rule(
    "aiGenerated", .isEdited, concern: .source, settles: .generated,
    parameters: [.word("statement", AIStatement.self), .text("value", .public), .text("place", .public)],
    variant: { $0.text("statement").map { $0 == "record" ? "mark" : $0 } },
    reads: [.exif, .metadata], needs: .marks,
    source: "Docs/Sources.md, 2.7; http://cv.iptc.org/newscodes/digitalsourcetype/; IPTC Photo Metadata "
      + "2025.1",
    example: [
      "statement": AIStatement.sourceType, "value": "trainedAlgorithmicMedia",
      "place": "XMP Iptc4xmpExt:DigitalSourceType",
    ]
  ) { context in
    context.attributions.generatorMarks.of(.generated).compactMap { mark in
      guard let statement = mark.statement else { return nil }
      let value =
        switch statement {
        case .sourceType, .credit: mark.value
        case .parameters, .mark, .record: mark.generator ?? mark.value
        }
      return .raised(["statement": statement, "value": value, "place": mark.place], at: mark.evidence)
    }
  }
}
