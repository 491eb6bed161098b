extension Rule {
  package static let gpsDateConflict = Rule(
    "gpsDateConflict", .warning, concern: .metadata,
    parameters: [.date("created", .moment), .date("fix")],
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.7; Docs/Sources.md, E7; zones reach from -12 to +14 hours (IANA time zone "
      + "database); measured: on 9 originals that state the date alone it is the picture's day in UTC",
    example: ["created": "2023-05-30T15:56:01", "fix": "2021-05-30T06:55:52+00:00"]
  ) { context in
    guard let created = context.attributions.original, let time = created.time else { return [] }
    if let fix = context.fix {
      guard fix.isOfAnotherDay(than: time), context.isPhone || !fix.isOfAnotherZone(than: time) else {
        return []
      }
      return .raised(
        ["created": time.iso8601, "fix": fix.time.iso8601], .derived, at: [created.evidence] + fix.evidence)
    }
    guard let day = context.fixDay, day.isApart(from: time) else { return [] }
    return .raised(
      ["created": time.iso8601, "fix": day.text], .derived, at: created.evidence, day.evidence)
  }
}

extension StatedFix {
  /// Whether neither a zone nor a receiver that restarts its week count from 0 explains the position's distance from
  /// the picture's moment.
  func isOfAnotherDay(than created: CaptureTime) -> Bool {
    [0, Self.rollover].allSatisfy { behind in
      if let seconds = created.utcSeconds { return abs(seconds - time.clockSeconds - behind) > 12 * 3_600 }
      return abs(created.clockSeconds - time.clockSeconds - behind) > MomentDifference.widestZone + 3_600
    }
  }

  /// Whether a zone other than the one that the picture's moment states explains the position's distance from that
  /// moment.
  ///
  /// People set a camera's clock on a journey, but leave its zone as it was at home.
  fileprivate func isOfAnotherZone(than created: CaptureTime) -> Bool {
    guard let seconds = created.utcSeconds else { return false }
    let difference = abs(seconds - time.clockSeconds)
    let rest = difference % MomentDifference.zoneStep
    return difference < Self.day - 120 && min(rest, MomentDifference.zoneStep - rest) <= 120
  }

  /// The limit in seconds: no two places where people live are further apart than Hawaii (-10 hours) and Kiribati
  /// (+14), and a whole day is a changed date.
  private static let day = 24 * 3_600

  /// The seconds in 1,024 weeks: GPS states the week in ten bits, and receivers that nobody updated are that far
  /// behind.
  static let rollover = 1_024 * 7 * 86_400
}

extension StatedFixDay {
  /// Whether the picture's day in UTC is neither this day nor the one before or after it, whatever the picture's zone
  /// is if it states no offset from UTC.
  ///
  /// A receiver that restarts its week count from 0 doesn't count, as with a moment.
  func isApart(from created: CaptureTime) -> Bool {
    let day = 86_400
    return [0, StatedFix.rollover].allSatisfy { behind in
      let start = self.start.clockSeconds + behind
      if let seconds = created.utcSeconds { return !(start - day..<start + 2 * day).contains(seconds) }
      return !(start - 2 * day..<start + 3 * day).contains(created.clockSeconds)
    }
  }
}
