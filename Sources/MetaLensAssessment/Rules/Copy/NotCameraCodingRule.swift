extension Rule {
  package static let notCameraCoding = Rule(
    "notCameraCoding", .warning, concern: .encoding, settles: .copy,
    parameters: [.text("encoder", .public)],
    phrases: { values, _ in EncoderFamily.phrases(values, "encoder") },
    reads: [.exif, .frame, .structure, .metadata, .trailers],
    source:
      "by definition, not fitted: JEITA CP-3451 (EXIF); Docs/Sources.md, S1 to S11 and 2.6; checked: "
      + "Tests/Accuracy/rule_rates.py",
    example: ["encoder": "libjpeg"]
  ) { context in
    guard context.facts.format == .jpeg, let encoder = context.attributions.encoder, encoder.offset != nil,
      encoder.family.isProgram, let frame = context.facts.frame.value,
      let coding = context.facts.structure.value?.coding, !coding.scans.isEmpty,
      // Phones use libjpeg too: without libjpeg's JFIF header it may be a phone's picture whose EXIF was removed.
      coding.jfif != nil || frame.marker == 0xC2 || !encoder.family.isLibjpeg || encoder.hasLibraryQuality,
      context.holdsNothingOfCamera
    else { return [] }
    return .raised(["encoder": encoder.family.rawValue], .inferred, at: context.codingEvidence)
  }
}
