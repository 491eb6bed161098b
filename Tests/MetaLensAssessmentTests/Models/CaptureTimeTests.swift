import Foundation
import Testing

@testable import MetaLensAssessment

struct CaptureTimeTests {
  @Test(arguments: [
    "2008-05-30T15:56:01", "2008-05-30T15:56:01.034", "2008-05-30T15:56:01+09:00",
    "2008-05-30T15:56:01.5-03:30", "0001-01-01T00:00:00", "2024-02-29T23:59:60",
  ])
  func readsWhatItWrites(text: String) { #expect(CaptureTime(iso8601: text)?.iso8601 == text) }

  @Test(arguments: [
    "2008-02-30T00:00:00", "2008-05-30", "2008-05-30T15:56:01.", "2008-05-30T15:56:01+0900", "x",
    "2023-02-29T00:00:00", "2008-05-30T15:56:01+09:00x",
  ])
  func refuses(text: String) { #expect(CaptureTime(iso8601: text) == nil) }

  /// With a larger offset, the moment in UTC might not fit into a number.
  @Test(arguments: [(5_999, true), (-5_999, true), (6_000, false), (.min, false), (.max, false)])
  func offsetsAreBounded(minutes: Int, isOne: Bool) {
    let time = CaptureTime(
      year: 2023, month: 5, day: 30, hour: 15, minute: 56, second: 1, offsetMinutes: minutes)
    #expect((time != nil) == isOne)
  }

  @Test(
    arguments: [("034", true), (nil, true), ("", false), ("ab", false), ("1.5", false), ("٣", false)]
      as [(String?, Bool)])
  func subsecondsAreDigits(text: String?, isOne: Bool) {
    let time = CaptureTime(
      year: 2023, month: 5, day: 30, hour: 15, minute: 56, second: 1, subsecond: text)
    #expect((time != nil) == isOne)
  }

  @Test func anInstantOnlyWithAnOffset() {
    #expect(CaptureTime(iso8601: "1970-01-01T00:00:00")?.date == nil)
    #expect(CaptureTime(iso8601: "1970-01-01T09:00:00+09:00")?.date?.timeIntervalSince1970 == 0)
    #expect(CaptureTime(iso8601: "1970-01-01T00:00:01.5Z")?.date?.timeIntervalSince1970 == 1.5)
  }

  @Test(arguments: [(-719_162, 1, 1, 1), (0, 1970, 1, 1), (19_782, 2024, 2, 29), (2_932_896, 9999, 12, 31)])
  func days(days: Int, year: Int, month: Int, day: Int) {
    #expect(CivilDate.days(year: year, month: month, day: day) == days)
    #expect(CivilDate.date(days: days) == (year, month, day))
  }
}
