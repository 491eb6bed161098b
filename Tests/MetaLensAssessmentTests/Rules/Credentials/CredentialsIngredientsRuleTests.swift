import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsIngredientsRuleTests {
  @Test func namesThreeAndCountsTheRest() throws {
    var builder = CredentialBuilder.edited()
    builder.ingredients = (1...5).map {
      .init(title: "\($0).jpg", format: "image/jpeg", relationship: "componentOf", offset: nil)
    }
    #expect(
      try raised(by: .credentialsIngredients, on: .credentials(builder)) == [
        .flag(.credentialsIngredients, ["isParent": false, "titles": "1.jpg, 2.jpg, 3.jpg, … (5)"])
      ])
  }

  @Test func notRaisedForInputs() throws {
    var builder = CredentialBuilder.generated()
    builder.ingredients = [.init(title: "prompt", format: "text/plain", relationship: "inputTo", offset: nil)]
    #expect(try raised(by: .credentialsIngredients, on: .credentials(builder)).isEmpty)
  }
}
