extension Rule {
  package static let encoderSoftware = Rule(
    "encoderSoftware", .isEdited, concern: .encoding,
    parameters: [.text("make", .name), .text("encoder", .public), .text("layout", .layout)],
    phrases: { values, _ in EncoderFamily.phrases(values, "encoder") },
    reads: [.exif, .frame, .structure],
    source: "Docs/Sources.md, S1; measured: Tests/Accuracy/encoder_layouts.py, "
      + "Tests/Accuracy/survey_originals.py",
    example: ["make": "Canon", "encoder": "libjpeg", "layout": "APP1:Exif DQT1 SOF0 DHT1 DHT1 SOS"]
  ) { context in
    guard let camera = context.statedCamera, !context.isScan, let encoder = context.attributions.encoder,
      CameraCoding.isForeign(encoder, to: camera.maker, model: camera.model, year: context.statedYear)
    else { return [] }
    return .raised(
      ["make": camera.make, "encoder": encoder.family.rawValue, "layout": encoder.layout], .inferred,
      at: context.codingEvidence, context.evidence(ExifTag.make, in: .ifd0))
  }
}
