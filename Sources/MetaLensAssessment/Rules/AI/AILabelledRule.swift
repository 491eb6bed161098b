extension Rule {
  package static let aiLabelled = Rule(
    "aiLabelled", .isEdited, concern: .source, settles: .generated,
    parameters: [
      .degree("label", AILabelDegree.self), .text("producer", optional: true), .text("place", .public),
    ],
    // The other degrees are a platform's guess, and show only that the label was written into the file.
    concerning: { AILabelDegree.isCertain($0) ? nil : .metadata },
    settling: AILabelDegree.isCertain,
    variant: { $0.number("label").flatMap(AILabelDegree.init(rawValue:)).map { "\($0)" } },
    phrases: { values, _ in ["statement": AILabelDegree.statement(values)] },
    reads: [.exif, .metadata], needs: .marks,
    source: "GB 45438-2025, annex E; Docs/Sources.md, 2.7",
    example: [
      "label": AILabelDegree.generated, "producer": "00119144030071526726XG00000", "place": "XMP TC260:AIGC",
    ]
  ) { context in
    context.attributions.generatorMarks.of(.labelled).compactMap { mark in
      guard let degree = Int(mark.value).flatMap(AILabelDegree.init(rawValue:)) else { return nil }
      return .raised(["label": degree, "producer": mark.generator, "place": mark.place], at: mark.evidence)
    }
  }
}
