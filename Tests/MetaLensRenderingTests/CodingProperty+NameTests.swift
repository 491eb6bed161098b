import MetaLensAssessment
import Testing

@testable import MetaLensRendering

struct CodingPropertyNameTests {
  @Test(arguments: CodingProperty.allCases) func hasWordsInEachLanguage(property: CodingProperty) {
    let english = CodingProperty.name(property.rawValue, in: .english)
    #expect(english != property.rawValue && english.first?.isUppercase == true)
    #expect(Language.allCases.allSatisfy { !CodingProperty.name(property.rawValue, in: $0).isEmpty })
  }

  @Test func keepsWhatItDoesNotKnow() {
    #expect(CodingProperty.name("gainMap", in: .german) == "gainMap")
  }
}
