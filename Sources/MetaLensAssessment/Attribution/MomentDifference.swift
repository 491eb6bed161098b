/// The distance between two stated moments, of which one may be in another time zone.
enum MomentDifference {
  /// The largest offset of a zone from UTC in seconds; zones reach from -12 to +14 hours, in steps of a quarter of an
  /// hour (IANA time zone database).
  static let widestZone = 14 * 3_600
  /// The smallest step between zones in seconds.
  static let zoneStep = 900

  /// Returns the seconds from the first moment to the second.
  ///
  /// If both state an offset from UTC, the instants are compared; else the result is the smallest rest that no
  /// difference of zones explains.
  static func seconds(from first: CaptureTime, to second: CaptureTime) -> Int {
    if let start = first.utcSeconds, let end = second.utcSeconds { return end - start }
    return unexplained(second.clockSeconds - first.clockSeconds)
  }

  /// Returns the rest of a difference in seconds after the nearest zone is subtracted.
  static func unexplained(_ difference: Int) -> Int {
    guard abs(difference) <= widestZone + zoneStep / 2 else { return difference }
    let rest = difference % zoneStep
    if rest > zoneStep / 2 { return rest - zoneStep }
    return rest < -zoneStep / 2 ? rest + zoneStep : rest
  }
}

extension CaptureTime {
  /// Makes the moment of an instant, in UTC; nil outside the years 1 to 9999.
  init?(utcSeconds seconds: Int) {
    // The years 1 to 9999, and one year on either side.
    guard (-62_200_000_000...253_500_000_000).contains(seconds) else { return nil }
    let (date, time) = CivilDate.moment(seconds: seconds)
    self.init(
      year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute,
      second: time.second, offsetMinutes: 0)
  }

  /// The offset from UTC as EXIF writes it, `+09:00`; nil if none is stated.
  var offsetText: String? { offsetMinutes == nil ? nil : String(iso8601.suffix(6)) }
}
