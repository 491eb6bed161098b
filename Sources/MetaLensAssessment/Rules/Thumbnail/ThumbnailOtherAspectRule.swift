extension Rule {
  package static let thumbnailOtherAspect = Rule(
    "thumbnailOtherAspect", .warning, concern: .content,
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py"
  ) { context in
    guard let comparison = context.attributions.thumbnail, comparison.verdict == .same, comparison.isStretched
    else { return [] }
    return .raised([:], .derived, at: context.thumbnailEvidence)
  }
}
