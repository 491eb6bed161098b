extension Rule {
  package static let aiGenerated = Rule(
    "aiGenerated", .isEdited, concern: .source, settles: .generated,
    parameters: [
      .word("statement", AIStatement.self), .text("value", .public), .text("place", .public),
      .count("labelType", .public, optional: true),
    ],
    // A platform labels what somebody uploaded, and may be wrong.
    concerning: { ByteDanceLabel.isPlatforms($0) ? .metadata : nil },
    settling: { !ByteDanceLabel.isPlatforms($0) },
    variant: { values in
      if values.number("labelType") != nil {
        return ByteDanceLabel.isPlatforms(values) ? "platform" : "publisher"
      }
      return values.text("statement").map { $0 == "record" ? "mark" : $0 }
    },
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
      return .raised(
        (["statement": statement, "value": value, "place": mark.place] as FlagValues)
          .with("labelType", ifAny: mark.labelType), at: mark.evidence)
    }
  }
}
