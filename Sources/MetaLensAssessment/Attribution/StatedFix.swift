/// The moment of a position as the receiver states it, in UTC (EXIF 3.0, 4.6.7: GPSDateStamp, GPSTimeStamp).
struct StatedFix: Sendable {
  /// The moment, its offset from UTC 0.
  var time: CaptureTime
  /// Where its date and its time stand.
  var evidence: [Evidence]

  /// Reads both, or nil where one isn't stated or isn't possible; midnight sharp is how an unset time is written.
  init?(_ exif: ExifFacts, places: ExifPlaces) {
    guard let clock = exif.entry(ExifTag.gpsTimeStamp, in: .gps),
      let day = exif.entry(ExifTag.gpsDateStamp, in: .gps),
      let parts = exif.rationals(of: clock)?.map(\.quotient), parts.count == 3,
      let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<61).contains(second),
      hour + minute + second > 0,
      let text = exif.textBytes(of: day), text.count >= 10
    else { return nil }
    let date = String(decoding: text.prefix(10), as: UTF8.self)
    guard let midnight = StatedDate.time(date + " 00:00:00") else { return nil }
    // Some writers put fractions of an hour or a minute there.
    let seconds = Int(hour * 3_600 + minute * 60 + second)
    guard let time = CaptureTime(utcSeconds: midnight.clockSeconds + seconds) else { return nil }
    self.time = time
    evidence = [
      places.evidence(ExifTag.gpsDateStamp, in: .gps), places.evidence(ExifTag.gpsTimeStamp, in: .gps),
    ]
  }
}

extension RuleContext {
  /// The moment of the position; nil where none is stated.
  var fix: StatedFix? {
    guard let exif = facts.exif.value, let places = attributions.places else { return nil }
    return StatedFix(exif, places: places)
  }

  /// Whether Make names a maker of phones and hardly anything else: their clocks are set by the network.
  var isPhone: Bool {
    attributions.maker?.isOne(of: Self.phoneMakers) ?? false
  }

  private static let phoneMakers: [Maker] = [
    .apple, .samsung, .google, .xiaomi, .huawei, .honor, .oneplus, .motorola, .lge, .htc, .oppo,
    .vivo, .realme, .nothing, .nokia, .fairphone, .zte,
  ]
}
