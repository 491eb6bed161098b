extension Rule {
  package static let thumbnailMatches = Rule(
    "thumbnailMatches", .isOriginal, concern: .content,
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py"
  ) { context in
    // In grey they may be alike where one has lost its colours.
    let hasLostColours = context.facts.picture.value?.thumbnail?.isColoured ?? false
    return context.attributions.thumbnail?.verdict == .same && !hasLostColours
      ? .raised([:], .derived, at: context.thumbnailEvidence) : []
  }
}
