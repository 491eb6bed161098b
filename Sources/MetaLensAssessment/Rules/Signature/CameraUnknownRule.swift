extension Rule {
  package static let cameraUnknown = Rule(
    "cameraUnknown", .information, concern: .source,
    parameters: [.text("make", .name), .text("model", .name)],
    phrases: CameraDifference.phrases,
    reads: [.exif, .size, .trailers],
    source: "Docs/Signatures.md",
    example: ["make": "Example", "model": "Example 1"]
  ) { context in
    guard let comparison = context.attributions.comparison, comparison.verdict == .unknown,
      comparison.modelsBuiltAlike == 0
    else { return [] }
    return .raised(
      ["make": comparison.make, "model": comparison.model], .inferred,
      at: context.evidence(ExifTag.make, in: .ifd0), context.evidence(ExifTag.model, in: .ifd0))
  }
}

extension RuleContext {
  /// The places where the camera is named and where the picture's coding begins.
  var signatureEvidence: [Evidence] {
    [evidence(ExifTag.make, in: .ifd0), evidence(ExifTag.model, in: .ifd0)]
      + [facts.frame.value?.evidence ?? attributions.hevc?.evidence].compactMap(\.self)
  }
}
