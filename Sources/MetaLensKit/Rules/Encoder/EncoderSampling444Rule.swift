extension Rule {
  package static let encoderSampling444 = Rule(
    flag: Flag(
      "encoderSampling444", .isEdited, concern: .encoding,
      parameters: [.text("make", .public)]),
    reads: [.exif, .frame],
    trigger: "Colour is coded at full resolution under the name of a maker whose cameras subsample "
      + "it.",
    rationale: "Cameras of these makers write 4:2:2 or 4:2:0; full resolution is what editors save "
      + "at high quality.",
    innocent: "A camera of this maker that isn't known; cameras of other makers do so, and none of "
      + "them is listed.",
    source: "Docs/Sources.md, S7; measured: Tests/Accuracy/survey_originals.py",
    example: ["make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera, let frame = context.facts.frame.value,
      frame.isFullColor, CameraCoding.subsamples(camera.maker)
    else { return [] }
    return [.raised(["make": camera.make], at: frame.evidence)]
  }
}

extension FrameFacts {
  /// Whether three components are coded at one resolution, 4:4:4.
  var isFullColor: Bool {
    components.count == 3
      && components.allSatisfy { $0.horizontalSampling == 1 && $0.verticalSampling == 1 }
  }
}
