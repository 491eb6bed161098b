extension Rule {
  package static let thumbnailDiffers = Rule(
    "thumbnailDiffers", .isEdited, concern: .content,
    parameters: [.share("likeness", .public), .text("state", .words([Rule.damaged]), optional: true)],
    variant: { $0.text("state") },
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["likeness": 0]
  ) { context in
    guard let comparison = context.attributions.thumbnail, comparison.verdict == .different else { return [] }
    guard context.facts.picture.value?.thumbnail?.isSound == true else {
      return .raised(
        ["likeness": comparison.likeness, "state": Rule.damaged], .derived, at: context.thumbnailEvidence)
    }
    return .raised(["likeness": comparison.likeness], .derived, at: context.thumbnailEvidence)
  }
}
