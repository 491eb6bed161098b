extension Rule {
  package static let hasGps = Rule(
    "hasGps", .isOriginal, concern: .metadata,
    reads: [.exif], needs: .position,
    source: "EXIF 3.0, 4.6.7"
  ) { context in
    // Receivers without a fix, and programs, write exactly 0°, 0°.
    guard case .at(let coordinate) = context.attributions.position,
      coordinate.latitude != 0 || coordinate.longitude != 0
    else { return [] }
    return .raised(
      at: context.evidence(ExifTag.gpsLatitude, in: .gps), context.evidence(ExifTag.gpsLongitude, in: .gps))
  }
}
