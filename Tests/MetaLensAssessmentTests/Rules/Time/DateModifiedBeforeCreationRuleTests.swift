import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct DateModifiedBeforeCreationRuleTests {
  @Test(arguments: [
    ("2023:05:30 15:55:58", true), ("2023:05:30 15:55:59", false), ("2024:05:30 15:56:04", false),
    ("2002:12:08 12:00:00", false), ("2002:12:08 12:00:01", true),
  ])
  func raisedFor(modified: String, expected: Bool) throws {
    #expect(
      try raised(by: .dateModifiedBeforeCreation, on: .dated(modified: modified)).isEmpty == !expected)
  }
}
