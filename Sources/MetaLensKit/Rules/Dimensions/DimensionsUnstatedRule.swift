extension Rule {
  package static let dimensionsUnstated = Rule(
    flag: Flag(
      "dimensionsUnstated", .information, concern: .metadata),
    reads: [.exif, .size],
    trigger: "PixelXDimension or PixelYDimension is not written, or is 0.",
    rationale: "They are mandatory, and 22.4 % of edited files lack them; yet absence is not evidence.",
    innocent: "Old cameras, and tools that remove metadata.",
    source: "EXIF 3.0, 4.6.6.1; rate: Docs/Sources.md, 4.4"
  ) { context in
    // A TIFF's own directory states it.
    context.attributions.statedSize == nil && context.facts.exif.value.map { !$0.isExcerpt } ?? false
      ? [
        .raised(at: context.evidence(ExifTag.pixelXDimension, in: .exif))
      ] : []
  }
}
