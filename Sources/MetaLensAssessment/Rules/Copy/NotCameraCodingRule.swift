import MetaLensFacts

extension Rule {
  package static let notCameraCoding = Rule(
    "notCameraCoding", .warning, concern: .encoding, settles: .copy,
    parameters: [.text("encoder", .public)],
    variant: { $0.text("encoder") == EncoderFamily.unknown.rawValue ? "unknown" : nil },
    phrases: { values, _ in EncoderFamily.phrases(values, "encoder") },
    reads: [.exif, .frame, .structure, .metadata, .trailers],
    source:
      "by definition, not fitted: JEITA CP-3451 (EXIF); Docs/Sources.md, S1 to S11 and 2.6; checked: "
      + "Tests/Accuracy/rule_rates.py",
    example: ["encoder": "libjpeg"]
  ) { context in
    guard context.facts.format == .jpeg, let encoder = context.attributions.encoder, encoder.offset != nil,
      let frame = context.facts.frame.value,
      let coding = context.facts.structure.value?.coding, !coding.scans.isEmpty,
      encoder.isProgram(frame, hasJFIF: coding.jfif != nil), context.holdsNothingOfCamera
    else { return [] }
    return .raised(["encoder": encoder.family.rawValue], .inferred, at: context.codingEvidence)
  }
}

extension EncoderFingerprint {
  /// Whether a program coded the picture, if the file contains nothing that cameras write.
  fileprivate func isProgram(_ frame: FrameFacts, hasJFIF: Bool) -> Bool {
    // Some small encoders match no known one. No measured original JPEG, of 204, has colour at full resolution.
    if family == .unknown { return hasJFIF && frame.isFullColor }
    guard family.isProgram else { return false }
    // Phones use libjpeg too: without libjpeg's JFIF header it may be a phone's picture whose EXIF was removed.
    return hasJFIF || frame.marker == 0xC2 || !family.isLibjpeg || hasLibraryQuality
  }
}
