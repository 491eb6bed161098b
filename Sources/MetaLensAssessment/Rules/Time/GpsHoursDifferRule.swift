extension Rule {
  package static let gpsHoursDiffer = Rule(
    "gpsHoursDiffer", .warning, concern: .metadata,
    parameters: [
      .date("created", .moment), .date("fix", optional: true),
      .text("kind", .words([byZone, byOffset]), optional: true), .text("longitude", optional: true),
      .text("offset", .public, optional: true),
    ],
    variant: { $0.text("kind") },
    phrases: { values, language in
      var phrases = LongitudeWords.phrases(values, in: language)
      phrases.pairs.append((name: "hours", value: values.hoursApart(in: language)))
      return phrases
    },
    reads: [.exif], needs: .dates,
    source:
      "EXIF 3.0, 4.6.6.5 and 4.6.7; zones: IANA time zone database; measured (Docs/Sources.md, E7): on 32 originals "
      + "of phones with an offset the position is 0 to 84 s older than the picture, and on 21 without one the zone "
      + "is 0.4 to 2.3 hours ahead of the sun; on 42 by 17 models with an offset and a position the offset is 0.1 "
      + "hours behind to 1.5 hours ahead of it",
    example: ["created": "2023-05-30T15:56:01+12:00", "fix": "2023-05-30T06:55:52+00:00"]
  ) { context in
    let fromFix = context.hoursFromFix
    return fromFix.isEmpty ? context.offsetFromSun : fromFix
  }

  /// The place has no zone in which the picture's clock and the satellites' agree.
  package static let byZone = "zone"
  /// The place has no zone with the stated offset.
  package static let byOffset = "offset"
}

extension FlagValues {
  /// Returns the hours between the picture's time and the position's, in whole halves: `3` or `0.5`.
  ///
  /// An ellipsis takes their place where either is withheld or states no offset from UTC.
  fileprivate func hoursApart(in language: Language) -> String {
    guard let created = text("created").flatMap(CaptureTime.init(iso8601:))?.utcSeconds,
      let fix = text("fix").flatMap(CaptureTime.init(iso8601:))?.utcSeconds
    else { return "…" }
    let halves = (Double(created - fix) / 1_800).rounded().magnitude
    return FixedDecimal.text(halves / 2, decimals: 1, trimming: true, in: language)
  }
}

extension RuleContext {
  /// The sighting of a phone's picture that is hours away from its position's moment.
  var hoursFromFix: [Sighting] {
    guard isPhone, let created = attributions.original, let time = created.time, let fix,
      !fix.isOfAnotherDay(than: time)
    else { return [] }
    let evidence = [created.evidence] + fix.evidence
    let values: FlagValues = ["created": time.iso8601, "fix": fix.time.iso8601]
    // Some phones with MediaTek's chips write local time as the satellites' time.
    let difference = time.clockSeconds - fix.time.clockSeconds
    guard abs(difference) > Self.oldestFix else { return [] }
    if let seconds = time.utcSeconds {
      guard let steps = Self.steps(of: 1_800, in: seconds - fix.time.clockSeconds), steps != 0 else {
        return []
      }
      return .raised(values, .derived, at: evidence)
    }
    guard let steps = Self.steps(of: MomentDifference.zoneStep, in: difference),
      let place = placeWithZone, Self.isFarFromSun(Double(steps) / 4, at: place)
    else { return [] }
    return .raised(
      values.with("kind", Rule.byZone).with("longitude", Self.shown(place.longitude)), .derived,
      at: evidence + [self.evidence(ExifTag.gpsLongitude, in: .gps)])
  }

  /// The sighting of a phone's stated offset from UTC that no place at its longitude has; none where the satellites'
  /// time is hours off too, which says more.
  ///
  /// A satellite time that agrees with the offset excuses nothing: it does so after landing, before there is
  /// network, and where somebody changed the position alone.
  var offsetFromSun: [Sighting] {
    guard isPhone, let created = attributions.original, let time = created.time,
      let offset = time.offsetMinutes, StatedDate.isZone(offset), let text = time.offsetText,
      let place = placeWithZone, Self.isFarFromSun(Double(offset) / 60, at: place), hoursFromFix.isEmpty
    else { return [] }
    return .raised(
      [
        "created": time.iso8601, "offset": text, "longitude": Self.shown(place.longitude),
        "kind": Rule.byOffset,
      ], .derived, at: created.zoneEvidence, evidence(ExifTag.gpsLongitude, in: .gps))
  }

  /// The stated place; nil where zones mean little or a phone may have kept another.
  private var placeWithZone: Coordinate? {
    guard case .at(let place) = attributions.position,
      // As in `zoneImpossible`; besides, stations in Antarctica keep any zone.
      place.latitude > -60, place.latitude < 80, place.latitude != 0 || place.longitude != 0,
      !isInAircraft
    else { return nil }
    return place
  }

  /// Whether the stated altitude is one of aircraft, where a phone keeps the zone that it left.
  var isInAircraft: Bool { exif?.altitude.map { $0.metres >= 5_500 } ?? false }

  /// Whether no place at this longitude has a zone of so many hours from UTC.
  private static func isFarFromSun(_ zone: Double, at place: Coordinate) -> Bool {
    var hours = zone - place.longitude / 15
    if hours > 12 { hours -= 24 }
    if hours < -12 { hours += 24 }
    return !(-1.75...3.75).contains(hours)
  }

  /// Returns degrees with one decimal place.
  private static func shown(_ degrees: Double) -> String { ((degrees * 10).rounded() / 10).description }

  /// The maximum age of a position relative to its picture, in seconds.
  private static let oldestFix = 120
  /// The maximum number of seconds by which the position may be newer than its picture.
  private static let youngestFix = 15

  /// Returns the number of steps in a difference, if the position is a little older than the picture; nil if the
  /// difference isn't a whole number of steps or is longer than any zone explains.
  private static func steps(of step: Int, in difference: Int) -> Int? {
    // A receiver that restarts its week count from 0 is years behind.
    guard abs(difference) <= MomentDifference.widestZone + 3_600 else { return nil }
    let steps = Int((Double(difference) / Double(step)).rounded())
    return (-youngestFix...oldestFix).contains(difference - steps * step) ? steps : nil
  }
}
