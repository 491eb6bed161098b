extension Rule {
  package static let cameraFileUnusual = Rule(
    "cameraFileUnusual", .warning, concern: .encoding,
    parameters: CameraDifference.parameters, phrases: CameraDifference.phrases,
    reads: [.exif, .size, .trailers],
    source: "Docs/Signatures.md; the rows of Knowledge/signatures.tsv",
    example: [
      "make": "Canon", "model": "Canon EOS 40D",
      "differences": [CameraDifference.example],
    ]
  ) { context in
    guard !context.isScan, let comparison = context.attributions.comparison else { return [] }
    switch comparison.verdict {
    case .unusual(let differences):
      return .raised(comparison.values(differences), .inferred, at: context.signatureEvidence)
    case .differs(let differences) where context.isByPortedApp:
      return .raised(comparison.values(differences), .inferred, at: context.signatureEvidence)
    default: return []
    }
  }
}
