import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct StatedMomentTests {
  @Test(arguments: [
    ("20230530", true), ("2023-05-30", true), ("2023-05-30T15:56", true), ("2023-05-30T15:56+09:00", true),
    ("2023-13-30", false), ("2023-05", true), ("2023", true), ("yesterday", false),
    ("2023-05-30T15:5", false),
    ("2023-05-30T15:56 or so", false),
  ])
  func readsAsFarAsItGoes(value: String, isMoment: Bool) {
    let claim = MetadataClaim(.created, value, .xmp, property: "x", evidence: Evidence(location: "x"))
    #expect((StatedMoment(claim) != nil) == isMoment)
  }

  @Test(arguments: [
    ("2003-09-05T16:30:02", "second 2003-09-05T16:30:02"),
    ("2003-09-05T16:30:02.25Z", "second 2003-09-05T16:30:02.25+00:00"),
    ("2003-09-05T16:30:02+02:00", "second 2003-09-05T16:30:02+02:00"),
    ("2003-09-05T16:30:02.25-03:30", "second 2003-09-05T16:30:02.25-03:30"),
    ("2003-09-05T16:30", "minute 2003-09-05T16:30:00"),
    ("2003-09-05T16:30Z", "minute 2003-09-05T16:30:00+00:00"),
    ("2003-09-05T16:30+02:00", "minute 2003-09-05T16:30:00+02:00"),
    ("2003-09-05T16:30-03:30", "minute 2003-09-05T16:30:00-03:30"),
    ("2003-09-05T16:30+0200", "minute 2003-09-05T16:30:00+02:00"), ("2003-09-05T16:30+25:00", "none"),
    ("2003-09-05", "day 2003-09-05T00:00:00"), ("20030905", "day 2003-09-05T00:00:00"),
    ("2003-09", "month 2003-09-01T00:00:00"), ("2003", "year 2003-01-01T00:00:00"), ("2003-13", "none"),
    ("0000", "none"),
  ])
  func inventsNothing(value: String, expected: String) {
    let claim = MetadataClaim(
      .created, value, time: StatedDate.time(value), .xmp, property: "x", evidence: Evidence(location: "x")
    )
    let found = StatedMoment(claim).map { "\($0.precision) " + $0.time.iso8601 } ?? "none"
    #expect(found == expected)
  }
}
