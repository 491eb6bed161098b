extension Rule {
  package static let encoderSampling444 = Rule(
    "encoderSampling444", .isEdited, concern: .encoding,
    parameters: [.text("make", .name)],
    reads: [.exif, .frame],
    source: "Docs/Sources.md, S7; measured: Tests/Accuracy/survey_originals.py",
    example: ["make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera, !context.isScan, let frame = context.facts.frame.value,
      frame.isFullColor, CameraCoding.subsamples(camera.maker)
    else { return [] }
    return .raised(["make": camera.make], at: frame.evidence)
  }
}

extension FrameFacts {
  /// Whether three components are coded at the same resolution, 4:4:4.
  var isFullColor: Bool {
    components.count == 3
      && components.allSatisfy { $0.horizontalSampling == 1 && $0.verticalSampling == 1 }
  }
}
