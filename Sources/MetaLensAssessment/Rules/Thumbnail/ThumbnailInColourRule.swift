extension Rule {
  package static let thumbnailInColour = Rule(
    "thumbnailInColour", .warning, concern: .content,
    reads: [.exif, .pixels],
    source: "ITU-T T.81, B.2.2: a frame of one component has no colour; jpegtran(1), -grayscale"
  ) { context in
    context.facts.picture.value?.thumbnail?.isColoured == true
      ? .raised([:], .derived, at: context.thumbnailEvidence) : []
  }
}
