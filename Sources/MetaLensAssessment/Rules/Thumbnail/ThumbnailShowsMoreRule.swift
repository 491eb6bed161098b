extension Rule {
  package static let thumbnailShowsMore = Rule(
    "thumbnailShowsMore", .isEdited, concern: .content,
    parameters: [.share("share", .public)],
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["share": 75]
  ) { context in
    guard case .part(let share) = context.attributions.thumbnail?.verdict,
      share < 0.85 || context.attributions.maker?.isOne(of: [.google]) != true
    else { return [] }
    return .raised(["share": Int((share * 100).rounded())], .derived, at: context.thumbnailEvidence)
  }
}
