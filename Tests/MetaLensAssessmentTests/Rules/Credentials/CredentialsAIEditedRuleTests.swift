import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsAIEditedRuleTests {
  @Test func raisedForAComposite() throws {
    #expect(
      try raised(by: .credentialsAIEdited, on: .credentials(.partlyGenerated())) == [
        .flag(
          .credentialsAIEdited,
          [
            "program": "Photo assist", "action": "c2pa.edited",
            "term": "compositeWithTrainedAlgorithmicMedia",
          ])
      ])
    #expect(try raised(by: .credentialsEdited, on: .credentials(.partlyGenerated())).isEmpty)
  }

  @Test func raisedForAStepThatGenerated() throws {
    var builder = CredentialBuilder.edited()
    builder.actions[1].name = "c2pa.placed"
    builder.actions[1].digitalSourceType =
      "https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"
    #expect(try raised(by: .credentialsAIEdited, on: .credentials(builder)).count == 1)
    #expect(try raised(by: .credentialsGenerated, on: .credentials(builder)).isEmpty)
  }

  @Test func notRaisedForAWholePicture() throws {
    #expect(try raised(by: .credentialsAIEdited, on: .credentials(.generated())).isEmpty)
  }
}
