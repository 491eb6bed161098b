extension Rule {
  package static let encoderProgressive = Rule(
    "encoderProgressive", .isEdited, concern: .encoding,
    parameters: [.text("make", .name)],
    reads: [.exif, .frame],
    source: "ITU-T T.81, table B.1: SOF2; rates: Docs/Sources.md, S6",
    example: ["make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera, let frame = context.facts.frame.value, frame.marker == 0xC2
    else { return [] }
    return .raised(["make": camera.make], at: frame.evidence)
  }
}
