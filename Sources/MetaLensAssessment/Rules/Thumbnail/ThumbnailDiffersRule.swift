extension Rule {
  package static let thumbnailDiffers = Rule(
    "thumbnailDiffers", .isEdited, concern: .content,
    parameters: [.share("likeness", .public)],
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["likeness": 0]
  ) { context in
    guard let comparison = context.attributions.thumbnail, comparison.verdict == .different else { return [] }
    return .raised(["likeness": comparison.likeness], .derived, at: context.thumbnailEvidence)
  }
}
