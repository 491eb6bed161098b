extension Rule {
  package static let cameraKnownAgrees = Rule(
    "cameraKnownAgrees", .isOriginal, concern: .encoding,
    parameters: [
      .text("make", .name), .text("model", .name), .word("knownBy", ReferenceScope.self),
      .count("files", .public),
    ],
    variant: { $0.text("knownBy") }, phrases: CameraDifference.phrases,
    reads: [.exif, .size, .trailers],
    source: "Docs/Signatures.md; the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "model": "Canon PowerShot S3 IS", "knownBy": ReferenceScope.model, "files": 2]
  ) { context in
    guard let comparison = context.attributions.comparison,
      case .agrees(let knownBy, let files) = comparison.verdict
    else { return [] }
    return .raised(
      ["make": comparison.make, "model": comparison.model, "knownBy": knownBy, "files": files], .inferred,
      at: context.signatureEvidence)
  }
}
