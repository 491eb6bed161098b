extension Rule {
  package static let noGps = Rule(
    "noGps", .information, concern: .metadata,
    reads: [.exif, .exifPlaces],
    source: "EXIF 3.0, 4.6.7"
  ) { context in
    context.attributions.position == .none
      ? .raised(at: context.evidence(ExifTag.gpsPointer, in: .ifd0)) : []
  }
}
