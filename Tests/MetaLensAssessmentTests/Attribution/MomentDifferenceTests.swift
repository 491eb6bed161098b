import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MomentDifferenceTests {
  @Test(arguments: [
    (0, 0), (2, 2), (-2, -2), (900, 0), (898, -2), (-902, -2), (32_400, 0), (50_400, 0), (51_000, 51_000),
    (-51_000, -51_000), (86_400, 86_400),
  ])
  func zonesExplainQuartersOfAnHour(difference: Int, rest: Int) {
    #expect(MomentDifference.unexplained(difference) == rest)
  }

  @Test func instantsAreNotExplainedAway() throws {
    let first = try #require(StatedDate.time("2023:05:30 15:56:01+09:00"))
    let second = try #require(StatedDate.time("2023:05:30 15:56:01+02:00"))
    let bare = try #require(StatedDate.time("2023:05:30 15:56:01"))
    #expect(MomentDifference.seconds(from: first, to: second) == 25_200)
    #expect(MomentDifference.seconds(from: first, to: bare) == 0)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00+00:00"), (1_685_429_761, "2023-05-30T06:56:01+00:00"),
    (-1, "1969-12-31T23:59:59+00:00"),
  ])
  func instantsAreToldInUTC(seconds: Int, text: String) {
    #expect(CaptureTime(utcSeconds: seconds)?.iso8601 == text)
  }

  @Test(arguments: [Int.min, Int.max, 999_999_999_999]) func noneBeyondTheCalendar(seconds: Int) {
    #expect(CaptureTime(utcSeconds: seconds) == nil)
  }
}
