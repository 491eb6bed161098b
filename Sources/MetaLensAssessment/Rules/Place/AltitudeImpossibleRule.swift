extension Rule {
  package static let altitudeImpossible = Rule(
    flag: Flag(
      "altitudeImpossible", .warning, concern: .metadata,
      parameters: [.text("metres"), .textOrDash("reference", .public)]),
    reads: [.exif],
    source:
      "EXIF 3.0, 4.6.7 (GPSAltitudeRef); 43,100 feet: the ceiling of the Airbus A350 and the Boeing 787",
    example: ["metres": "4294967284", "reference": "0"]
  ) { context in
    guard let exif = context.exif, let entry = exif.entry(ExifTag.gpsAltitude, in: .gps),
      let height = exif.rationals(of: entry)?.first?.quotient
    else { return [] }
    // Some cameras write the reference as a fraction or a text: only a byte is one.
    let reference = exif.entry(ExifTag.gpsAltitudeRef, in: .gps)
      .flatMap { $0.type == .byte ? exif.unsignedInteger(of: $0) : nil }
    // 1 and 3 are below sea level or the ellipsoid.
    let metres = reference == 1 || reference == 3 ? -height : height
    guard metres > 13_500 || metres < -450 || (reference ?? 0) > 3 else { return [] }
    return [
      .raised(
        ["metres": Int(metres.rounded()).description, "reference": reference.map(\.description) ?? ""],
        at: context.evidence(ExifTag.gpsAltitude, in: .gps),
        context.evidence(ExifTag.gpsAltitudeRef, in: .gps))
    ]
  }
}
