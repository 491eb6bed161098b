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
      // 1,024 weeks earlier, and one more day.
      ("2003:10:14", 6, nil, false), ("2003:10:13", 6, nil, true), ("2003:10:14", 6, "+09:00", false),
    ] as [(String, UInt32, String?, Bool)])
  func raisedFor(date: String, hour: UInt32, offset: String?, expected: Bool) throws {
    #expect(
      try raised(by: .gpsDateConflict, on: .fixed(date, (hour, 55, 52), offset: offset)).isEmpty == !expected)
  }

  /// The camera's clock was set on a journey, but not its time zone, so by its metadata it is 06:56:01 in UTC.
  @Test(
    arguments: [
      ("2023:05:29", (13, 56, 0), false), ("2023:05:29", (13, 54, 1), false),
      ("2023:05:29", (13, 54, 0), true), ("2023:05:29", (13, 58, 1), false),
      ("2023:05:29", (13, 58, 2), true), ("2023:05:29", (13, 41, 0), false),
      ("2023:05:29", (7, 11, 1), false), ("2023:05:29", (4, 54, 1), true),
      ("2023:05:31", (6, 41, 1), false), ("2023:05:31", (6, 56, 1), true), ("2023:05:29", (6, 56, 1), true),
      ("2023:05:31", (9, 11, 1), true), ("2021:05:30", (6, 56, 1), true),
    ] as [(String, (UInt32, UInt32, UInt32), Bool)])
  func aCamerasZoneIsSetByHand(date: String, time: (UInt32, UInt32, UInt32), expected: Bool) throws {
    let camera = ExamplePhoto.fixed(date, time, make: "SONY", offset: "+09:00")
    #expect(try raised(by: .gpsDateConflict, on: camera).isEmpty == !expected)
    // A phone's clock is set by the network.
    let phone = ExamplePhoto.fixed(date, time, offset: "+09:00")
    #expect(try !raised(by: .gpsDateConflict, on: phone).isEmpty)
  }
}
