import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ClockDefaultTests {
  @Test(arguments: [
    ("2000:01:01 00:00:00", true, true), ("2000:01:01 02:00:00", false, true),
    ("2000:01:31 23:00:00", false, true), ("2016:01:05 10:00:00", false, true),
    ("2002:12:08 12:00:00", true, true), ("2002:12:08 12:00:01", false, false),
    ("2000:02:01 00:00:00", false, false), ("2014:01:01 00:00:00", false, false),
  ])
  func defaults(date: String, isFirstHours: Bool, isFirstMonth: Bool) throws {
    let time = try #require(StatedDate.time(date))
    #expect(ClockDefault.isFirstHours(time) == isFirstHours)
    #expect(ClockDefault.isFirstMonth(time) == isFirstMonth)
  }
}
