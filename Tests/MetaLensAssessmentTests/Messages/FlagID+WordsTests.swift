import Testing

@testable import MetaLensAssessment

struct FlagIDWordsTests {
  @Test(arguments: Language.allCases) func everyKindHasItsWords(language: Language) throws {
    for rule in Rule.all {
      #expect(rule.id.trigger(in: language) == rule.text(.trigger, in: language))
      #expect(rule.id.innocentCause(in: language) == rule.text(.innocent, in: language))
    }
    #expect(FlagID("ofANewerVersion").trigger(in: language) == nil)
    #expect(FlagID("ofANewerVersion").innocentCause(in: language) == nil)
  }
}
