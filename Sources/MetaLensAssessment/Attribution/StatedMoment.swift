/// A date of XMP or IPTC as far as it goes: to the second, the minute, the day, the month or the year.
enum StatedMoment: Sendable {
  /// To the second.
  case second(CaptureTime)
  /// To the minute; the seconds are 0.
  case minute(CaptureTime)
  /// A day; the clock is at 0.
  case day(CaptureTime)
  /// A month; the day is its first.
  case month(CaptureTime)
  /// A year; the day is its first.
  case year(CaptureTime)

  /// Reads a claim's date, or nil where it says none.
  init?(_ claim: MetadataClaim) {
    if let time = claim.time {
      // IPTC can't leave the time out of a date's pair: midnight sharp stands for none.
      let isDay = claim.place == .iptc && time.hour == 0 && time.minute == 0 && time.second == 0
      self = isDay ? .day(time) : .second(time)
      return
    }
    // XMP part 1, 8.2.1.1: 2023, 2023-05, 2023-05-30, 2023-05-30T15:56+02:00; IIM 4.2: 20230530.
    let text = Array(claim.value.utf8.prefix(32))
    if text.count == 8, text.allSatisfy({ (0x30...0x39).contains($0) }) {
      let day = [text[0..<4], text[4..<6], text[6..<8]].map { String(decoding: $0, as: UTF8.self) }
      guard let time = StatedDate.time(day.joined(separator: ":") + " 00:00:00") else { return nil }
      self = .day(time)
    } else if text.count == 10, let time = StatedDate.time(claim.value + " 00:00:00") {
      self = .day(time)
    } else if text.count >= 16, text[13] == UInt8(ascii: ":") {
      let zone = String(decoding: text[16...], as: UTF8.self)
      let minute = String(decoding: text[..<16], as: UTF8.self)
      guard zone.isEmpty || StatedDate.zone(zone[...]) != nil,
        let time = StatedDate.time(minute + ":00" + zone)
      else { return nil }
      self = .minute(time)
    } else if text.count == 7, text[4] == UInt8(ascii: "-"),
      let time = StatedDate.time(claim.value + "-01 00:00:00")
    {
      self = .month(time)
    } else if text.count == 4, let time = StatedDate.time(claim.value + "-01-01 00:00:00") {
      self = .year(time)
    } else {
      return nil
    }
  }

  /// The moment where a time of day is stated: of a date to the minute, the minute's beginning.
  var timeOfDay: CaptureTime? {
    switch self {
    case .second(let time), .minute(let time): time
    case .day, .month, .year: nil
    }
  }

  /// Whether it can be the same moment as another: within two seconds, the minute or the day, zones aside.
  func isSame(as other: CaptureTime) -> Bool {
    switch self {
    case .second(let time): abs(MomentDifference.seconds(from: time, to: other)) <= 2
    // A minute may be cut or rounded.
    case .minute(let time): (-32...62).contains(MomentDifference.seconds(from: time, to: other))
    // The day of another zone may be the one before or after.
    case .day(let time): (-86_400..<172_800).contains(other.clockSeconds - time.clockSeconds)
    // Too little to differ.
    case .month, .year: true
    }
  }
}
