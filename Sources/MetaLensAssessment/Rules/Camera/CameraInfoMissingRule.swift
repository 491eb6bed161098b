extension Rule {
  package static let cameraInfoMissing = Rule(
    "cameraInfoMissing", .warning, concern: .metadata,
    reads: [.exif, .exifPlaces],
    source: "EXIF 3.0, 4.6.5.4 (Make, Model); Docs/Sources.md, E2"
  ) { context in
    context.attributions.make == nil && context.attributions.model == nil
      ? .raised(at: context.evidence(ExifTag.make, in: .ifd0)) : []
  }
}
