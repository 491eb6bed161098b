extension Rule {
  package static let aiEdited = Rule(
    "aiEdited", .isEdited, concern: .content, settles: .partlyGenerated,
    parameters: [.word("statement", AIStatement.self), .text("value", .public), .text("place", .public)],
    variant: { values in
      switch values.text("statement") {
      case "sourceType": "sourceType"
      case "record": "trailer"
      default: "credit"
      }
    },
    reads: [.metadata], needs: .marks,
    source: "Docs/Sources.md, 2.7; http://cv.iptc.org/newscodes/digitalsourcetype/",
    example: [
      "statement": AIStatement.sourceType, "value": "compositeWithTrainedAlgorithmicMedia",
      "place": "XMP Iptc4xmpExt:DigitalSourceType",
    ]
  ) { context in
    context.attributions.generatorMarks.of(.edited).compactMap { mark in
      guard let statement = mark.statement else { return nil }
      return .raised(["statement": statement, "value": mark.value, "place": mark.place], at: mark.evidence)
    }
  }
}
