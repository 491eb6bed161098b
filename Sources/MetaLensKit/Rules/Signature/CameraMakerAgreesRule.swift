extension Rule {
  package static let cameraMakerAgrees = Rule(
    flag: Flag(
      "cameraMakerAgrees", .isOriginal, concern: .encoding,
      parameters: [.text("make", .public), .text("model", .public), .count("models", .public)],
      phrases: CameraDifference.phrases),
    reads: [.exif, .frame, .structure],
    trigger:
      "Too little is known of the model that EXIF names, and files of another model of its maker are built the "
      + "same: headers, order of tables, sampling, Huffman tables, restarts, byte order, maker note and directories.",
    rationale:
      "Models of one maker and of the same years share their firmware's way to build a file, which seldom is "
      + "another maker's or a program's.",
    innocent: "A program that rewrites metadata in place leaves all of it as it was.",
    source: "Docs/Signatures.md; the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "model": "Canon EOS 50D", "models": 7]
  ) { context in
    guard let comparison = context.attributions.comparison, comparison.modelsBuiltAlike > 0,
      comparison.verdict == .unknown || comparison.verdict == .undecided
    else { return [] }
    return [
      .raised(
        ["make": comparison.make, "model": comparison.model, "models": comparison.modelsBuiltAlike],
        .inferred,
        at: context.signatureEvidence)
    ]
  }
}
