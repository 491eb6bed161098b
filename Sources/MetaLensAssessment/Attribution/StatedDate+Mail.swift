extension StatedDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads `Wed, 14 Jun 2023 10:20:30 +0200`, the form that PNG suggests for `Creation Time` (PNG 3rd edition, 11.3.3.1;
  /// RFC 1123, 5.2.14).
  ///
  /// The day of the week and the zone may be missing, as may the seconds in that standard; without them it is no moment here.
  static func mailTime(_ text: String) -> CaptureTime? {
    var words = text.utf8.prefix(64).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
    if words.first?.first?.isLetter == true { words.removeFirst() }
    guard words.count == 4 || words.count == 5, let day = Int(words[0]), words[2].utf8.count == 4,
      let year = Int(words[2]), let month = months.firstIndex(of: words[1].lowercased())
    else { return nil }
    let clock = words[3].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, clock.allSatisfy({ $0.utf8.count == 2 }) else { return nil }
    let numbers = clock.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    var offset: Int?
    if words.count == 5 {
      offset = ["GMT", "UT", "UTC"].contains(words[4]) ? 0 : zone(words[4][...])
    }
    return CaptureTime(
      year: year, month: month + 1, day: day, hour: numbers[0], minute: numbers[1], second: numbers[2],
      offsetMinutes: offset)
  }
}
