import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct GpsDateConflictRuleTests {
  @Test(
    arguments: [
      ("2023:05:30", 6, nil, false),
      ("2023:05:29", 6, nil, true),
      ("2023:05:31", 5, nil, false),
      ("2023:05:31", 7, nil, true),
      ("2023:05:30", 6, "+09:00", false),
      ("2023:05:29", 19, "+09:00", false),
      ("2023:05:29", 18, "+09:00", true),
      ("2021:05:30", 6, "+09:00", true),
      ("0000:00:00", 6, nil, false),
      // 1,024 weeks before, and a day more.
      ("2003:10:14", 6, nil, false), ("2003:10:13", 6, nil, true), ("2003:10:14", 6, "+09:00", false),
    ] as [(String, UInt32, String?, Bool)])
  func raisedFor(date: String, hour: UInt32, offset: String?, expected: Bool) throws {
    #expect(
      try raised(by: .gpsDateConflict, on: .fixed(date, (hour, 55, 52), offset: offset)).isEmpty == !expected)
  }
}
