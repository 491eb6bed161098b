import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct HasCreationDateRuleTests {
  @Test(
    arguments: [
      ("2023:05:30 15:56:01", nil), (nil, "2023:05:30 15:56:01"),
      ("0000:00:00 00:00:00", "2023:05:30 15:56:01"),
    ] as [(String?, String?)])
  func raisedFor(original: String?, digitized: String?) throws {
    #expect(
      try raised(by: .hasCreationDate, on: .dated(original: original, digitized: digitized))
        == [.hasCreationDate])
  }

  @Test(
    arguments: [(nil, nil), ("0000:00:00 00:00:00", nil), ("    :  :     :  :  ", "2023:13:01 00:00:00")]
      as [(String?, String?)])
  func notRaisedFor(original: String?, digitized: String?) throws {
    #expect(
      try raised(by: .hasCreationDate, on: .dated(original: original, digitized: digitized)).isEmpty)
  }
}
