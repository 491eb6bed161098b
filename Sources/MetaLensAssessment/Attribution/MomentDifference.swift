/// How far two stated moments are apart, where one of them may be told by another zone's clock.
enum MomentDifference {
  /// Zones reach from -12 to +14 hours, in steps of a quarter of an hour (IANA time zone database).
  static let widestZone = 14 * 3_600
  /// The least step between zones in seconds.
  static let zoneStep = 900

  /// Seconds from the first moment to the second: by instants where both state an offset from UTC; else what no
  /// difference of zones explains, the least there is.
  static func seconds(from first: CaptureTime, to second: CaptureTime) -> Int {
    if let start = first.utcSeconds, let end = second.utcSeconds { return end - start }
    return unexplained(second.clockSeconds - first.clockSeconds)
  }

  /// What of a difference in seconds is left when the nearest zone is taken from it.
  static func unexplained(_ difference: Int) -> Int {
    guard abs(difference) <= widestZone + zoneStep / 2 else { return difference }
    let rest = difference % zoneStep
    if rest > zoneStep / 2 { return rest - zoneStep }
    return rest < -zoneStep / 2 ? rest + zoneStep : rest
  }
}

extension CaptureTime {
  /// The moment of an instant, told in UTC; nil beyond the years 1 to 9999.
  init?(utcSeconds seconds: Int) {
    // The years 1 to 9999, and a year either way.
    guard (-62_200_000_000...253_500_000_000).contains(seconds) else { return nil }
    let (date, time) = CivilDate.moment(seconds: seconds)
    self.init(
      year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute,
      second: time.second, offsetMinutes: 0)
  }

  /// The offset from UTC as EXIF writes it, `+09:00`; nil where none is stated.
  var offsetText: String? { offsetMinutes == nil ? nil : String(iso8601.suffix(6)) }
}
