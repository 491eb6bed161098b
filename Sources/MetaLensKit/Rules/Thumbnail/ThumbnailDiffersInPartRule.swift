extension Rule {
  package static let thumbnailDiffersInPart = Rule(
    flag: Flag(
      "thumbnailDiffersInPart", .isEdited, concern: .content,
      parameters: [
        .share("share", .public), .share("left", .public), .share("top", .public), .share("right", .public),
        .share("bottom", .public),
      ]),
    reads: [.exif, .pixels],
    trigger:
      "The EXIF thumbnail and the picture show the same but for one connected part, where neither shade is "
      + "among those around its place in the other, after one tone curve for all; under 1 % of the rest is off.",
    rationale:
      "A part of the picture was changed after the thumbnail was made, and the thumbnail was left.",
    innocent:
      "A date imprint, red-eye or dust removal, or an effect that the camera puts on the picture only; "
      + "none was seen among originals.",
    source: "Measured: Tests/Accuracy/rule_rates.py (Docs/RuleRates.md), picture_rates.py",
    example: ["share": 5, "left": 50, "top": 44, "right": 71, "bottom": 67]
  ) { context in
    guard case .differentInPart(let part) = context.attributions.thumbnail?.verdict else { return [] }
    return [
      .raised(
        [
          "share": part.share, "left": part.place.left, "top": part.place.top, "right": part.place.right,
          "bottom": part.place.bottom,
        ], .derived, at: context.thumbnailEvidence)
    ]
  }
}
