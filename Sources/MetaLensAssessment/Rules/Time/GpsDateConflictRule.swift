extension Rule {
  package static let gpsDateConflict = Rule(
    "gpsDateConflict", .warning, concern: .metadata,
    parameters: [.date("created", .moment), .date("fix")],
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.7; Docs/Sources.md, E7; zones reach from -12 to +14 hours (IANA time zone "
      + "database)",
    example: ["created": "2023-05-30T15:56:01", "fix": "2021-05-30T06:55:52+00:00"]
  ) { context in
    guard let created = context.attributions.original, let time = created.time, let fix = context.fix,
      fix.isOfAnotherDay(than: time), context.isPhone || !fix.isOfAnotherZone(than: time)
    else { return [] }
    return .raised(
      ["created": time.iso8601, "fix": fix.time.iso8601], .derived, at: [created.evidence] + fix.evidence)
  }
}

extension StatedFix {
  /// Whether neither a zone nor a receiver that counts its weeks from 0 again explains how far it is from the picture's moment.
  func isOfAnotherDay(than created: CaptureTime) -> Bool {
    [0, Self.rollover].allSatisfy { behind in
      if let seconds = created.utcSeconds { return abs(seconds - time.clockSeconds - behind) > 12 * 3_600 }
      return abs(created.clockSeconds - time.clockSeconds - behind) > MomentDifference.widestZone + 3_600
    }
  }

  /// Whether another zone than the picture's moment states explains how far it is from that.
  ///
  /// People set a camera's clock on a journey, and leave its zone at home.
  fileprivate func isOfAnotherZone(than created: CaptureTime) -> Bool {
    guard let seconds = created.utcSeconds else { return false }
    let difference = abs(seconds - time.clockSeconds)
    let rest = difference % MomentDifference.zoneStep
    return difference < Self.day - 120 && min(rest, MomentDifference.zoneStep - rest) <= 120
  }

  /// No two places where people live are further apart than Hawaii (-10 hours) and Kiribati (+14); a whole day is a date
  /// that was changed.
  private static let day = 24 * 3_600

  /// GPS states the week in ten bits: receivers that nobody updated are 1,024 weeks behind, in seconds.
  private static let rollover = 1_024 * 7 * 86_400
}
