extension Rule {
  package static let aiGenerated = Rule(
    flag: Flag(
      "aiGenerated", .isEdited, concern: .source, settles: .generated,
      parameters: [.word("statement", AIStatement.self), .text("value", .public), .text("place", .public)],
      variant: { $0.text("statement").map { $0 == "record" ? "mark" : $0 } }),
    reads: [.exif, .metadata],
    trigger:
      "The metadata say that a trained model made the picture: IPTC's term for it, a generator's parameters "
      + "in that generator's form, its own mark, or its credit line; each where its grammar puts it.",
    rationale: "Generators write this into what they make; a camera has no reason to.",
    innocent: "Metadata can be copied from one file to another, and anybody can write them. Upscalers "
      + "that run in a generator's program write its parameters too.",
    source: "Docs/Sources.md, 2.7; http://cv.iptc.org/newscodes/digitalsourcetype/; IPTC Photo Metadata "
      + "2025.1",
    example: [
      "statement": AIStatement.sourceType, "value": "trainedAlgorithmicMedia",
      "place": "XMP Iptc4xmpExt:DigitalSourceType",
    ]
  ) { context in
    context.attributions.generatorMarks.of(.generated).compactMap { mark in
      guard let statement = AIStatement(mark.means) else { return nil }
      let value =
        switch statement {
        case .sourceType, .credit: mark.value
        case .parameters, .mark, .record: mark.generator ?? mark.value
        }
      return .raised(["statement": statement, "value": value, "place": mark.place], at: mark.evidence)
    }
  }
}
