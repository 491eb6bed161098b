extension Rule {
  package static let thumbnailDiffersInPart = Rule(
    "thumbnailDiffersInPart", .isEdited, concern: .content,
    parameters: [
      .share("share", .public), .share("left", .public), .share("top", .public), .share("right", .public),
      .share("bottom", .public), .text("kind", .words([Rule.coloursOnly]), optional: true),
    ],
    variant: { $0.text("kind") },
    reads: [.exif, .pixels],
    source: "Measured: Tests/Accuracy/rule_rates.py (Docs/RuleRates.md), picture_rates.py",
    example: ["share": 5, "left": 50, "top": 44, "right": 71, "bottom": 67]
  ) { context in
    guard case .differentInPart(let part) = context.attributions.thumbnail?.verdict else { return [] }
    let place: FlagValues = [
      "share": part.share, "left": part.place.left, "top": part.place.top, "right": part.place.right,
      "bottom": part.place.bottom,
    ]
    let values = part.isOfColour ? place.with("kind", Rule.coloursOnly) : place
    return .raised(values, .derived, at: context.thumbnailEvidence)
  }

  /// The shades of the part agree, and its colours don't.
  package static let coloursOnly = "colours"
}
