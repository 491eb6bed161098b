extension Rule {
  package static let thumbnailUnclear = Rule(
    "thumbnailUnclear", .information, concern: .content,
    parameters: [.text("state", .words([Rule.tooEven, Rule.inBetween, Rule.colourless, Rule.exchanged]))],
    variant: { $0.text("state") },
    reads: [.exif, .pixels],
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: ["state": "even"]
  ) { context in
    guard let comparison = context.attributions.thumbnail else { return [] }
    let state: String? =
      switch comparison.verdict {
      case .unclear where comparison.isBlank: nil
      case .unclear: comparison.isTooEven ? Rule.tooEven : Rule.inBetween
      case .same where comparison.isColourless: Rule.colourless
      case .same where context.exchangesColours: Rule.exchanged
      default: nil
      }
    return state.map { .raised(["state": $0], .derived, at: context.thumbnailEvidence) } ?? []
  }

  /// The picture or its thumbnail is too even or too small to compare.
  static let tooEven = "even"
  /// The picture and its thumbnail are neither alike nor unlike enough.
  static let inBetween = "between"
  /// The shades agree, and the thumbnail has no colours to compare.
  static let colourless = "colourless"
  /// The shades agree, and so do the colours once Cb and Cr are exchanged.
  static let exchanged = "exchanged"
}
