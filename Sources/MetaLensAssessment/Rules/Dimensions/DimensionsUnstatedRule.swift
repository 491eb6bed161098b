extension Rule {
  package static let dimensionsUnstated = Rule(
    "dimensionsUnstated", .information, concern: .metadata,
    reads: [.exif, .size],
    source: "EXIF 3.0, 4.6.6.1; rate: Docs/Sources.md, 4.4"
  ) { context in
    // A TIFF's own directory states the size.
    context.attributions.statedSize == nil && context.exif.map { !$0.isExcerpt } ?? false
      ? .raised(at: context.evidence(ExifTag.pixelXDimension, in: .exif)) : []
  }
}
