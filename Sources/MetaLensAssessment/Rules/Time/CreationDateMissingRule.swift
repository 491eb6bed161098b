extension Rule {
  package static let creationDateMissing = Rule(
    "creationDateMissing", .warning, concern: .metadata,
    reads: [.exif, .exifPlaces],
    source: "EXIF 3.0, 4.6.6.5; rate: Docs/Sources.md, E6"
  ) { context in
    context.attributions.original?.time == nil && context.attributions.digitized?.time == nil
      ? .raised(at: context.evidence(ExifTag.dateTimeOriginal, in: .exif))
      : []
  }
}
