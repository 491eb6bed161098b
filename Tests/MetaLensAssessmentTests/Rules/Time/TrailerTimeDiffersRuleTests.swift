import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct TrailerTimeDiffersRuleTests {
  @Test(arguments: [
    // 2023-05-30 06:56:01 in UTC, and times near it.
    ("1685429761824", false), ("1685429821000", false), ("1685429823000", true), ("1685429700000", true),
    ("1622357761000", true), ("0", false), ("later", false), ("99999999999999999999", false),
  ])
  func raisedFor(text: String, expected: Bool) throws {
    let details = try raisedOnly(by: .trailerTimeDiffers, on: .camera()) { facts in
      facts.trailerValues = [
        TrailerValue(trailer: .samsung, name: "Image_UTC_Data", text: text, offset: 9, byteCount: 13)
      ]
    }
    #expect(details.isEmpty == !expected)
  }

  @Test func anotherNameSaysNothing() throws {
    let details = try raisedOnly(by: .trailerTimeDiffers, on: .camera()) { facts in
      facts.trailerValues = [
        TrailerValue(trailer: .samsung, name: "MCC_Data", text: "1622357761000", offset: 9, byteCount: 13)
      ]
    }
    #expect(details.isEmpty)
  }
}
