/// A date from XMP or IPTC with its precision: to the second, the minute, the day, the month or the year.
struct StatedMoment: Sendable {
  /// The start of the moment: what isn't stated is 0, or the first.
  let time: CaptureTime
  let precision: DatedClaim.Precision

  /// Reads a claim's date; nil if the claim states none.
  init?(_ claim: MetadataClaim) {
    if let time = claim.time {
      // IPTC can't leave out the time of a date: exactly midnight means none.
      let isDay = claim.place == .iptc && time.hour == 0 && time.minute == 0 && time.second == 0
      (self.time, precision) = (time, isDay ? .day : .second)
      return
    }
    // XMP part 1, 8.2.1.1: 2023, 2023-05, 2023-05-30, 2023-05-30T15:56+02:00; IIM 4.2: 20230530.
    let text = Array(claim.value.utf8.prefix(32))
    if text.count == 8, text.allSatisfy({ $0.isASCIIDigit }) {
      let day = [text[0..<4], text[4..<6], text[6..<8]].map { String(decoding: $0, as: UTF8.self) }
      guard let time = StatedDate.time(day.joined(separator: ":") + " 00:00:00") else { return nil }
      (self.time, precision) = (time, .day)
    } else if text.count == 10, let time = StatedDate.time(claim.value + " 00:00:00") {
      (self.time, precision) = (time, .day)
    } else if text.count >= 16, text[13] == UInt8(ascii: ":") {
      let zone = String(decoding: text[16...], as: UTF8.self)
      let minute = String(decoding: text[..<16], as: UTF8.self)
      guard zone.isEmpty || StatedDate.zone(zone[...]) != nil,
        let time = StatedDate.time(minute + ":00" + zone)
      else { return nil }
      (self.time, precision) = (time, .minute)
    } else if text.count == 7, text[4] == UInt8(ascii: "-"),
      let time = StatedDate.time(claim.value + "-01 00:00:00")
    {
      (self.time, precision) = (time, .month)
    } else if text.count == 4, let time = StatedDate.time(claim.value + "-01-01 00:00:00") {
      (self.time, precision) = (time, .year)
    } else {
      return nil
    }
  }

  /// The moment, if a time of day is stated; for a date to the minute, the start of the minute.
  var timeOfDay: CaptureTime? {
    switch precision {
    case .second, .minute: time
    case .day, .month, .year: nil
    }
  }

  /// Whether the date can be the same moment as another: within two seconds, the minute or the day, regardless of
  /// zones.
  func isSame(as other: CaptureTime) -> Bool {
    switch precision {
    case .second: abs(MomentDifference.seconds(from: time, to: other)) <= 2
    // A minute may be truncated or rounded.
    case .minute: (-32...62).contains(MomentDifference.seconds(from: time, to: other))
    // In another zone the day may be the one before or after.
    case .day: (-86_400..<172_800).contains(other.clockSeconds - time.clockSeconds)
    // A month or a year says too little to differ.
    case .month, .year: true
    }
  }
}
