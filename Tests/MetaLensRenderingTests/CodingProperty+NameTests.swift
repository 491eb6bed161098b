import MetaLensAssessment
import Testing

@testable import MetaLensRendering

struct CodingPropertyNameTests {
  @Test(arguments: CodingProperty.allCases) func hasWordsInEachLanguage(property: CodingProperty) {
    let english = CodingProperty.name(property.rawValue, in: .english)
    #expect(english != property.rawValue && english.first?.isUppercase == true)
    #expect(Language.allCases.allSatisfy { !CodingProperty.name(property.rawValue, in: $0).isEmpty })
  }

  /// A number of bytes is called one, other values stand for themselves.
  @Test(
    arguments: [
      ("fileSize", "12", Language.english, "12 bytes"), ("fileSize", "12", .german, "12 Byte"),
      ("precision", "8", .english, "8"), ("fileSize", nil, .english, nil),
    ] as [(String, String?, Language, String?)])
  func countsBytes(name: String, value: String?, language: Language, shown: String?) {
    #expect(CodingProperty.shown(value, of: name, in: language) == shown)
  }

  @Test func keepsWhatItDoesNotKnow() {
    #expect(CodingProperty.name("gainMap", in: .german) == "gainMap")
  }
}
