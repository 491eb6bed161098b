extension Rule {
  package static let encoderIdentified = Rule(
    "encoderIdentified", .information, concern: .encoding,
    parameters: [.text("family", .public), .text("layout", .layout)],
    variant: { EncoderFamily.variant(of: $0) },
    phrases: { values, _ in EncoderFamily.phrases(values, "family") },
    reads: [.frame, .structure],
    source: "Docs/Sources.md, S1 to S11; measured: Tests/Accuracy/encoder_layouts.py, "
      + "Tests/Accuracy/survey_originals.py",
    example: ["family": "libjpeg", "layout": "APP1:Exif DQT1 SOF0 DHT1 DHT1 SOS"]
  ) { context in
    guard let encoder = context.attributions.encoder, encoder.offset != nil,
      context.facts.structure.value?.coding.scans.isEmpty == false
    else { return [] }
    return .raised(
      ["family": encoder.family.rawValue, "layout": encoder.layout], .inferred, at: context.codingEvidence)
  }
}
