import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsGeneratedRuleTests {
  @Test func raisedForTheActiveManifest() throws {
    #expect(
      try raised(by: .credentialsGenerated, on: .credentials(.generated())) == [
        .flag(
          .credentialsGenerated,
          ["program": "Example Model 2", "action": "c2pa.created", "term": "trainedAlgorithmicMedia"])
      ])
  }

  @Test func notRaisedForAnEarlierOne() throws {
    var builder = CredentialBuilder.edited()
    builder.label = "urn:c2pa:00000000-0000-4000-8000-000000000009"
    builder.earlier = [.generated()]
    #expect(try raised(by: .credentialsGenerated, on: .credentials(builder)).isEmpty)
    #expect(try raised(by: .credentialsAIEdited, on: .credentials(builder)).count == 1)
  }

  @Test func notRaisedForAComposite() throws {
    #expect(try raised(by: .credentialsGenerated, on: .credentials(.partlyGenerated())).isEmpty)
  }
}
