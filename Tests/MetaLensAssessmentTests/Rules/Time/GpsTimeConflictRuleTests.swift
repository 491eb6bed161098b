import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GpsTimeConflictRuleTests {
  @Test(
    arguments: [
      (6, 55, 52, nil, false),
      (6, 55, 1, nil, false),
      (6, 55, 0, nil, true),
      (6, 57, 1, nil, false),
      (6, 57, 2, nil, true),
      (6, 40, 52, nil, false),
      (6, 56, 1, "+09:00", false),
      (6, 57, 2, "+09:00", true),
      (5, 56, 1, "+09:00", false),
      (5, 53, 0, "+09:00", true),
      // `gpsHoursDiffer` covers whole hours to within two minutes.
      (5, 56, 0, "+09:00", false),
      (5, 54, 0, "+09:00", true),
    ] as [(UInt32, UInt32, UInt32, String?, Bool)])
  func raisedFor(hour: UInt32, minute: UInt32, second: UInt32, offset: String?, expected: Bool) throws {
    #expect(
      try raised(by: .gpsTimeConflict, on: .fixed("2023:05:30", (hour, minute, second), offset: offset))
        .isEmpty == !expected)
  }

  /// Where an offset is stated, the position is hours old: an excuse of minutes would be none.
  @Test func theExcuseFitsHours() throws {
    let found = try findings(by: .gpsTimeConflict, on: .fixed("2023:05:30", (5, 53, 0), offset: "+09:00"))
    let texts = [
      try #require(found.first).detail.description(in: .english),
      Rule.gpsTimeConflict.text(.innocent, in: .english),
    ]
    #expect(texts.allSatisfy { $0.contains("earlier") && !$0.contains("minute") }, "\(texts)")
  }

  @Test func camerasAndUnsetTimesAreLeftOut() throws {
    let camera = ExamplePhoto.fixed("2023:05:30", (6, 51, 1), make: "NIKON CORPORATION")
    #expect(try raised(by: .gpsTimeConflict, on: camera).isEmpty)
    #expect(try raised(by: .gpsTimeConflict, on: .fixed("2023:05:30", (0, 0, 0), offset: "+09:00")).isEmpty)
    #expect(try raised(by: .gpsTimeConflict, on: .fixed("2021:05:30", (6, 51, 1))).isEmpty)
  }
}
