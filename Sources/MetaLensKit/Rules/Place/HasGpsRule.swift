extension Rule {
  package static let hasGps = Rule(
    flag: Flag(
      "hasGps", .isOriginal, concern: .metadata),
    reads: [.exif],
    trigger:
      "Latitude and longitude with their references are written and exist on Earth, other than exactly 0°, 0°.",
    rationale: "Phones write them; many tools that save a picture again drop them.",
    innocent: "A position is easily added later by a tool.",
    source: "EXIF 3.0, 4.6.7"
  ) { context in
    // Exactly 0°, 0° is what receivers without a fix and programs write.
    guard case .at(let coordinate) = context.attributions.position,
      coordinate.latitude != 0 || coordinate.longitude != 0
    else { return [] }
    return [
      .raised(
        at: context.evidence(ExifTag.gpsLatitude, in: .gps), context.evidence(ExifTag.gpsLongitude, in: .gps))
    ]
  }
}
