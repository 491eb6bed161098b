import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ZoneImpossibleRuleTests {
  @Test(
    arguments: [
      ("+09:00", 118, "W", true),
      ("-08:00", 118, "W", false),
      ("+08:00", 76, "E", false),
      ("+14:00", 157, "W", false),
      ("-08:00", 171, "W", false),
      ("+02:00", 9, "W", false),
      ("+09:00", 2, "E", true),
      ("-05:00", 0, "E", true),
      ("-04:00", 0, "E", false),
    ] as [(String, UInt32, String, Bool)])
  func raisedFor(offset: String, longitude: UInt32, reference: String, expected: Bool) throws {
    #expect(
      try raised(by: .zoneImpossible, on: .zoned(offset, longitude: longitude, reference)).isEmpty
        == !expected)
  }
}
