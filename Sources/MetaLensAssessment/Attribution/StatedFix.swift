/// The moment of a position as the receiver states it, in UTC (EXIF 3.0, 4.6.7: GPSDateStamp, GPSTimeStamp).
struct StatedFix: Sendable {
  /// The moment, with an offset of 0 from UTC.
  var time: CaptureTime
  /// Where its date and its time are in the file.
  var evidence: [Evidence]

  /// Reads the date and the time; nil if either isn't stated or isn't possible, or if the time is exactly midnight, as
  /// an unset time is written.
  init?(_ exif: ExifFacts, places: ExifPlaces) {
    guard let time = Self.time(in: exif), time.clockSeconds % 86_400 > 0 || time.subsecond != nil else {
      return nil
    }
    self.time = time
    evidence = [
      places.evidence(ExifTag.gpsDateStamp, in: .gps), places.evidence(ExifTag.gpsTimeStamp, in: .gps),
    ]
  }

  /// Returns the moment as stated, to the millisecond.
  static func time(in exif: ExifFacts) -> CaptureTime? {
    guard let clock = exif.entry(ExifTag.gpsTimeStamp, in: .gps),
      let parts = exif.rationals(of: clock)?.map(\.quotient), parts.count == 3,
      let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<61).contains(second),
      let midnight = Self.midnight(in: exif)
    else { return nil }
    // Some writers put fractions of an hour or a minute there.
    let seconds = hour * 3_600 + minute * 60 + second
    guard var time = CaptureTime(utcSeconds: midnight.clockSeconds + Int(seconds)) else { return nil }
    // Rounded, since 27.45 isn't a binary fraction, but never up to a second that wasn't stated.
    let milliseconds = min(999, Int(((seconds - seconds.rounded(.down)) * 1_000).rounded()))
    if milliseconds > 0 { time.subsecond = milliseconds.padded(3) }
    return time
  }

  /// Returns the beginning of the day as stated; nil if no day is stated, or none that the calendar has.
  static func midnight(in exif: ExifFacts) -> CaptureTime? {
    guard let day = exif.entry(ExifTag.gpsDateStamp, in: .gps), let text = exif.textBytes(of: day),
      text.count >= 10
    else { return nil }
    return StatedDate.time(String(decoding: text.prefix(10), as: UTF8.self) + " 00:00:00")
  }
}

extension RuleContext {
  /// The moment of the position; nil if none is stated.
  var fix: StatedFix? {
    guard let exif = facts.exif.value, let places = attributions.places else { return nil }
    return StatedFix(exif, places: places)
  }

  /// The day of the position; nil if none is stated, or a time with it.
  var fixDay: StatedFixDay? {
    guard let exif = facts.exif.value, let places = attributions.places else { return nil }
    return StatedFixDay(exif, places: places)
  }

  /// Whether Make names a maker of phones and hardly anything else: their clocks are set by the network.
  var isPhone: Bool {
    attributions.maker?.makesPhones ?? false
  }
}
