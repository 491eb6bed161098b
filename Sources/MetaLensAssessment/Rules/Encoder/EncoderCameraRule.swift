extension Rule {
  package static let encoderCamera = Rule(
    "encoderCamera", .isOriginal, concern: .encoding,
    parameters: [.text("layout", .layout)],
    reads: [.frame, .structure],
    source: "Docs/Sources.md, S1 to S11; measured: Tests/Accuracy/rule_rates.py",
    example: ["layout": "APP1:Exif DQT1 SOF0 DHT2 SOS"]
  ) { context in
    guard let encoder = context.attributions.encoder, encoder.isCamera, encoder.offset != nil,
      let frame = context.facts.frame.value, frame.marker == 0xC0, !frame.isFullColor,
      let coding = context.facts.structure.value?.coding, !coding.scans.isEmpty, coding.adobe == nil,
      !coding.comments.contains(where: { EncoderComment.match($0.bytes) != nil })
    else { return [] }
    return .raised(["layout": encoder.layout], .inferred, at: context.codingEvidence)
  }
}
