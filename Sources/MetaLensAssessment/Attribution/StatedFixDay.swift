/// The day of a position as the receiver states it, in UTC, in a file that states no time for it (EXIF 3.0, 4.6.7:
/// GPSDateStamp without GPSTimeStamp).
///
/// iPhones often write so: of 236 originals nine do, all theirs.
struct StatedFixDay: Sendable {
  /// The beginning of the day, by a clock that shows UTC.
  var start: CaptureTime
  /// Where the date is in the file.
  var evidence: Evidence

  /// Reads the date; nil if a time is stated too, if there is no possible date, or if it is one of a receiver that
  /// knows none.
  init?(_ exif: ExifFacts, places: ExifPlaces) {
    guard exif.entry(ExifTag.gpsTimeStamp, in: .gps) == nil, let midnight = StatedFix.midnight(in: exif),
      !Self.isUnset(midnight)
    else { return nil }
    start = midnight
    evidence = places.evidence(ExifTag.gpsDateStamp, in: .gps)
  }

  /// The day in ISO 8601, such as `2023-05-30`.
  var text: String { String(start.iso8601.prefix(10)) }

  /// Whether a receiver that knows no date writes this one: a year before GPS, the day from which GPS counts its weeks,
  /// that day 1,024 weeks later and so on, or the first day of a clock that nobody set.
  private static func isUnset(_ day: CaptureTime) -> Bool {
    day.year < 1980 || (day.clockSeconds - firstWeek) % StatedFix.rollover == 0
      || ClockDefault.isFirstHours(day)
  }

  /// 1980-01-06, from which GPS counts its weeks (IS-GPS-200, 3.3.4), in seconds since 1970.
  private static let firstWeek = 315_964_800
}
