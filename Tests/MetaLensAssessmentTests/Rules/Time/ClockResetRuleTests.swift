import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ClockResetRuleTests {
  @Test(
    arguments: [
      ("1970:01:01 00:00:00", true),
      ("1980:01:01 01:59:59", true),
      ("2000:01:01 00:03:10", true),
      ("2002:12:08 12:00:00", true),
      ("2002:12:08 12:00:01", false),
      ("2000:01:01 02:00:00", false),
      ("2000:01:02 00:00:00", false),
      ("2000:02:01 00:00:00", false),
      ("2019:01:01 00:00:00", false),
      ("0000:00:00 00:00:00", false),
    ] as [(String, Bool)])
  func raisedFor(date: String, expected: Bool) throws {
    #expect(try raised(by: .clockReset, on: .taken(date)).isEmpty == !expected)
  }
}
