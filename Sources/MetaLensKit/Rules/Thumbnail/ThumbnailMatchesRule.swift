extension Rule {
  package static let thumbnailMatches = Rule(
    flag: Flag(
      "thumbnailMatches", .isOriginal, concern: .content),
    reads: [.exif, .pixels],
    trigger: "The EXIF thumbnail and the picture show the same.",
    rationale: "Programs that change a picture often leave the camera's thumbnail as it was.",
    innocent: "Programs that make a new thumbnail, and changes too small for one.",
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py"
  ) { context in
    context.attributions.thumbnail?.verdict == .same
      ? [.raised([:], .derived, at: context.thumbnailEvidence)] : []
  }
}
