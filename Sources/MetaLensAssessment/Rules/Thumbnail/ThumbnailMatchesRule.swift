extension Rule {
  package static let thumbnailMatches = Rule(
    flag: Flag(
      "thumbnailMatches", .isOriginal, concern: .content),
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py"
  ) { context in
    context.attributions.thumbnail?.verdict == .same
      ? .raised([:], .derived, at: context.thumbnailEvidence) : []
  }
}
