import Testing

@testable import MetaLensAssessment

struct ConcernDescriptionTests {
  @Test(arguments: Language.allCases) func everyPartAndStateHasItsName(language: Language) {
    #expect(Set(Concern.allCases.map { $0.name(in: language) }).count == Concern.allCases.count)
    #expect(Set(PartState.allCases.map { $0.name(in: language) }).count == PartState.allCases.count)
  }
}
