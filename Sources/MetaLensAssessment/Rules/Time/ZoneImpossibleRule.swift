extension Rule {
  package static let zoneImpossible = Rule(
    "zoneImpossible", .warning, concern: .metadata,
    parameters: [
      .text("offset", .public, optional: true), .text("longitude", optional: true),
      .text("written", optional: true), .text("kind", .words([ofNoZone, unreadableZone]), optional: true),
    ],
    variant: { $0.text("kind") }, phrases: LongitudeWords.phrases,
    reads: [.exif], needs: .dates,
    source:
      "EXIF 3.0, 4.6.6.5 (OffsetTime); derived from the zones of the IANA time zone database; measured: all 73 "
      + "originals that state an offset state a zone's",
    example: ["offset": "+09:00", "longitude": "-118.2"]
  ) { context in
    let nowhere = context.zoneOfNowhere
    return nowhere.isEmpty ? context.zoneOfAnotherPlace : nowhere
  }

  /// The offset is one that no time zone has.
  package static let ofNoZone = "nowhere"
  /// The offset is in EXIF's form but can't be read as one.
  package static let unreadableZone = "unreadable"
}

extension RuleContext {
  /// Returns the first of EXIF's dates whose offset no time zone has, or is in EXIF's form but can't be read.
  fileprivate var zoneOfNowhere: [Sighting] {
    for date in [attributions.original, attributions.digitized, attributions.modified].compactMap(\.self) {
      // Before 1980, some zones had other minutes, and scans can have such dates.
      guard let time = date.time, time.year >= 1980 else { continue }
      if let offset = time.offsetMinutes, !StatedDate.isZone(offset), let text = time.offsetText {
        return .raised(["offset": text, "kind": Rule.ofNoZone], .derived, at: date.zoneEvidence)
      }
      if let written = date.unreadOffset, StatedDate.hasOffsetForm(written) {
        return .raised(["written": written, "kind": Rule.unreadableZone], .derived, at: date.zoneEvidence)
      }
    }
    return []
  }

  /// Returns an offset that no zone at the stated longitude has.
  fileprivate var zoneOfAnotherPlace: [Sighting] {
    guard let created = attributions.original, let time = created.time,
      let offset = time.offsetMinutes, let text = time.offsetText,
      case .at(let place) = attributions.position,
      // Beyond 80 degrees zones mean nothing; receivers without a fix write 0, 0.
      abs(place.latitude) < 80, place.latitude != 0 || place.longitude != 0
    else { return [] }
    var hours = Double(offset) / 60 - place.longitude / 15
    if hours > 12 { hours -= 24 }
    if hours < -12 { hours += 24 }
    // A phone's zone is the network's, so that another rule tells it, and more strictly; but none does in an aircraft.
    guard abs(hours) > 4.5, hoursFromFix.isEmpty, offsetFromSun.isEmpty, !(isPhone && isInAircraft) else {
      return []
    }
    let longitude = (place.longitude * 10).rounded() / 10
    return .raised(
      ["offset": text, "longitude": longitude.description], .derived,
      at: created.zoneEvidence, evidence(ExifTag.gpsLongitude, in: .gps))
  }
}
