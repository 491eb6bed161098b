import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct AIPromptRuleTests {
  @Test func isCut() throws {
    let text = String(repeating: "lighthouse ", count: 40) + "\nSteps: 20, Sampler: Euler a, Seed: 1"
    let found = try findings(by: .aiPrompt, on: .png(texts: [("parameters", text)]))
    let prompt = try #require(found.first?.values.text("text"))
    #expect(prompt.count == 121)
    #expect(prompt.hasSuffix("…"))
  }

  @Test func notRaisedWithoutOne() throws {
    #expect(try raised(by: .aiPrompt, on: .sourceType("trainedAlgorithmicMedia")).isEmpty)
  }
}
