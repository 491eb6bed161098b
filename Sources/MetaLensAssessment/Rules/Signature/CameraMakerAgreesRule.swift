extension Rule {
  package static let cameraMakerAgrees = Rule(
    "cameraMakerAgrees", .isOriginal, concern: .encoding,
    parameters: [.text("make", .name), .text("model", .name), .count("models", .public)],
    phrases: CameraDifference.phrases,
    reads: [.exif, .size, .trailers],
    source: "Docs/Signatures.md; the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "model": "Canon EOS 50D", "models": 7]
  ) { context in
    guard let comparison = context.attributions.comparison, comparison.modelsBuiltAlike > 0,
      comparison.verdict == .unknown || comparison.verdict == .undecided
    else { return [] }
    return .raised(
      ["make": comparison.make, "model": comparison.model, "models": comparison.modelsBuiltAlike],
      .inferred,
      at: context.signatureEvidence)
  }
}
