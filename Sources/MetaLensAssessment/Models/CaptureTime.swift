#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A moment as a camera wrote it: calendar fields, and an instant only if the file states an offset from UTC.
///
/// EXIF dates are local time (EXIF 3.0, 4.6.6.5) unless an OffsetTime tag accompanies them, so UTC is never assumed.
public struct CaptureTime: Sendable, Hashable {
  /// Year, 1 to 9999.
  public let year: Int
  /// Month, 1 to 12.
  public let month: Int
  /// Day of the month, 1 to 31, valid for its month.
  public let day: Int
  /// Hour, 0 to 23.
  public let hour: Int
  /// Minute, 0 to 59.
  public let minute: Int
  /// Second, 0 to 60 (a leap second).
  public let second: Int
  /// The digits of the sub-second tag as written, such as `034`; nil if there are none.
  public package(set) var subsecond: String?
  /// Offset from UTC in minutes, east positive, to 99 hours and 59 minutes either way; nil if the file states none.
  public package(set) var offsetMinutes: Int?

  /// Makes a moment; nil if the day, the time or the offset doesn't exist, or if the sub-second isn't all digits.
  public init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, subsecond: String? = nil,
    offsetMinutes: Int? = nil
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second),
      (-5_999...5_999).contains(offsetMinutes ?? 0),
      subsecond?.utf8.allSatisfy({ $0.isASCIIDigit }) ?? true, subsecond?.isEmpty != true
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.subsecond = subsecond
    self.offsetMinutes = offsetMinutes
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The seconds since 1970-01-01T00:00:00, computed as if the calendar fields were UTC.
  ///
  /// Use it for differences between moments of one clock; it isn't an instant.
  public var clockSeconds: Int {
    CivilDate.days(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
  }

  /// The seconds since 1970 in UTC; nil if the file states no offset.
  public var utcSeconds: Int? { offsetMinutes.map { clockSeconds - $0 * 60 } }

  /// The instant; nil if the file states no offset from UTC.
  public var date: Date? {
    guard let utcSeconds else { return nil }
    let fraction = subsecond.flatMap { Double("0." + $0) } ?? 0
    return Date(timeIntervalSince1970: Double(utcSeconds) + fraction)
  }
}
