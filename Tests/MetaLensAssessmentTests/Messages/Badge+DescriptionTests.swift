import Testing

@testable import MetaLensAssessment

struct BadgeDescriptionTests {
  @Test(arguments: Language.allCases) func everyBadgeHasItsName(language: Language) {
    #expect(Set(Badge.allCases.map { $0.name(in: language) }).count == Badge.allCases.count)
  }
}
