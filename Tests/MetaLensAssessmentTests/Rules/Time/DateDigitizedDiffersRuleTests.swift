import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct DateDigitizedDiffersRuleTests {
  @Test(arguments: [
    ("2023:05:30 15:56:04", true), ("2023:05:30 15:55:00", true), ("2023:05:30 15:56:03", false),
    // The date that Qualcomm's camera code writes if it was given none.
    ("2002:12:08 12:00:00", false), ("2002:12:08 12:00:01", true),
  ])
  func raisedFor(digitized: String, expected: Bool) throws {
    #expect(try raised(by: .dateDigitizedDiffers, on: .dated(digitized: digitized)).isEmpty == !expected)
  }

  @Test func notRaisedWithoutOne() throws {
    #expect(try raised(by: .dateDigitizedDiffers, on: .dated(digitized: nil)).isEmpty)
  }
}
