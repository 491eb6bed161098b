extension Rule {
  package static let altitudeImpossible = Rule(
    "altitudeImpossible", .warning, concern: .metadata,
    parameters: [.text("metres"), .textOrDash("reference", .public)],
    reads: [.exif],
    source:
      "EXIF 3.0, 4.6.7 (GPSAltitudeRef); 43,100 feet: the ceiling of the Airbus A350 and the Boeing 787",
    example: ["metres": "4294967284", "reference": "0"]
  ) { context in
    guard let (metres, reference) = context.exif?.altitude,
      metres > 13_500 || metres < -450 || (reference ?? 0) > 3
    else { return [] }
    return .raised(
      ["metres": Int(metres.rounded()).description, "reference": reference.map(\.description) ?? ""],
      at: context.evidence(ExifTag.gpsAltitude, in: .gps),
      context.evidence(ExifTag.gpsAltitudeRef, in: .gps))
  }
}
