extension Rule {
  package static let zoneImpossible = Rule(
    "zoneImpossible", .warning, concern: .metadata,
    parameters: [.text("offset", .public), .text("longitude")],
    reads: [.exif], needs: .position,
    source: "EXIF 3.0, 4.6.6.5 (OffsetTime); derived from the zones of the IANA time zone database",
    example: ["offset": "+09:00", "longitude": "-118.2"]
  ) { context in
    guard let created = context.attributions.original, let time = created.time,
      let offset = time.offsetMinutes, let text = time.offsetText,
      case .at(let place) = context.attributions.position,
      // Beyond 80 degrees zones mean nothing; receivers without a fix write 0, 0.
      abs(place.latitude) < 80, place.latitude != 0 || place.longitude != 0
    else { return [] }
    var hours = Double(offset) / 60 - place.longitude / 15
    if hours > 12 { hours -= 24 }
    if hours < -12 { hours += 24 }
    guard abs(hours) > 4.5 else { return [] }
    let longitude = (place.longitude * 10).rounded() / 10
    return .raised(
      ["offset": text, "longitude": longitude.description], .derived,
      at: context.evidence(ExifTag.offsetTimeOriginal, in: .exif),
      context.evidence(ExifTag.gpsLongitude, in: .gps))
  }
}
