import MetaLensFacts

extension Rule {
  package static let thumbnailMatches = Rule(
    id: "thumbnailMatches",
    reads: [.exif, .pixels],
    trigger: "The EXIF thumbnail and the picture show the same.",
    rationale: "Programs that change a picture often leave the camera's thumbnail as it was.",
    innocent: "Programs that make a new thumbnail, and changes too small for one.",
    source: "Docs/Sources.md, E11; measured: Tests/Accuracy/picture_rates.py",
    example: .thumbnail(.matches)
  ) { context in
    context.attributions.thumbnail?.verdict == .same
      ? [Finding(.thumbnail(.matches), grade: .derived, evidence: [context.thumbnailEvidence])] : []
  }
}
