extension StatedDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The offsets in hours from UTC of the zones that RFC 822, 5.1, names.
  private static let zones = [
    "GMT": 0, "UT": 0, "UTC": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8,
    "PDT": -7,
  ]

  private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
    digits.contains(text.utf8.count) && text.utf8.allSatisfy { $0.isASCIIDigit } ? Int(text) : nil
  }

  /// Reads `Wed, 14 Jun 2023 10:20:30 +0200`, the form that PNG suggests for `Creation Time` (PNG 3rd edition,
  /// 11.3.3.1; RFC 1123, 5.2.14); nil for other texts.
  ///
  /// The day of the week and the zone may be missing. The standard also allows the seconds to be missing, but here a
  /// time without seconds is no moment.
  static func mailTime(_ text: String) -> CaptureTime? {
    var words = text.utf8.prefix(64).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
    if words.first?.first?.isLetter == true { words.removeFirst() }
    guard words.count == 4 || words.count == 5, let day = number(words[0], digits: 1...2),
      let year = number(words[2], digits: 4...4), let month = months.firstIndex(of: words[1].lowercased())
    else { return nil }
    let clock = words[3].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = clock.compactMap { number(String($0), digits: 2...2) }
    guard clock.count == 3, numbers.count == 3 else { return nil }
    let offset = words.count == 5 ? zones[words[4]].map { $0 * 60 } ?? zone(words[4][...]) : nil
    return CaptureTime(
      year: year, month: month + 1, day: day, hour: numbers[0], minute: numbers[1], second: numbers[2],
      offsetMinutes: offset)
  }
}
