import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MakerNoteDateDiffersRuleTests {
  @Test(arguments: [
    ("2023:05:30 15:56:03", false), ("2023:05:30 15:56:04", true), ("2023:05:30 14:56:01", false),
    ("2023:05:30 17:56:01", true), ("2021:05:30 15:56:01", true), ("15:56:01", false),
  ])
  func raisedFor(date: String, expected: Bool) throws {
    let details = try raisedOnly(by: .makerNoteDateDiffers, on: .camera()) { facts in
      facts.makerNote = .stating(date)
    }
    #expect(details.isEmpty == !expected)
  }
}
