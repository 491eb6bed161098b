extension Rule {
  package static let thumbnailOtherAspect = Rule(
    flag: Flag(
      "thumbnailOtherAspect", .warning, concern: .content),
    reads: [.exif, .pixels],
    trigger: "The EXIF thumbnail shows the same as the picture, stretched by more than 4 %.",
    rationale: "The picture's proportions were changed after the thumbnail was made.",
    innocent: "Cameras that stretch their thumbnails to 160 by 120.",
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py"
  ) { context in
    guard let comparison = context.attributions.thumbnail, comparison.verdict == .same, comparison.isStretched
    else { return [] }
    return [.raised([:], .derived, at: context.thumbnailEvidence)]
  }
}
