extension Rule {
  package static let exifMissing = Rule(
    "exifMissing", .information, concern: .metadata,
    reads: [.exif, .exifPlaces],
    source: "Docs/Sources.md, E1: absence alone is at chance level"
  ) { context in
    context.exif == nil
      ? .raised(at: Evidence(location: "EXIF")) : []
  }
}
