import MetaLensAssessment
import Testing

@testable import MetaLensRendering

struct CodingPropertyNameTests {
  @Test(arguments: CodingProperty.allCases) func hasWordsInEachLanguage(property: CodingProperty) {
    let english = CodingProperty.name(property.rawValue, in: .english)
    #expect(english != property.rawValue && english.first?.isUppercase == true)
    #expect(Language.allCases.allSatisfy { !CodingProperty.name(property.rawValue, in: $0).isEmpty })
  }

  /// A number of bytes is labelled as one, words are translated, and other values are unchanged.
  @Test(
    arguments: [
      ("fileSize", "12", Language.english, "12 bytes"), ("fileSize", "12", .german, "12 Byte"),
      ("precision", "8", .english, "8"), ("fileSize", nil, .english, nil),
      ("complete", "false", .german, "nein"), ("frame", "SOF0", .german, "SOF0"),
      (
        "quantizationTables", "2, consistent with Apple 9/9, Other 3, other values: 4", .german,
        "2, passt zu Apple 9/9, Other 3, andere Werte: 4"
      ), ("quantizationTables", "2, nearest IJG quality 85", .german, "2, am nächsten IJG quality 85"),
      ("quantizationTables", "2, other destinations", .german, "2, andere Tabellennummern"),
      ("quantizationTables", "2, consistent with A", .japanese, "2、一致：A"),
      ("huffmanTables", "4, standard", .german, "4, Standard"),
      ("huffmanTables", "4, other, in another order", .german, "4, nicht Standard, in anderer Reihenfolge"),
      ("huffmanTables", "4, standard, other tables: 1", .english, "4, standard, other tables: 1"),
      ("jfif", "1.1, 72 × 72, units 1", .german, "1.1, 72 × 72, Einheit 1"),
      ("adobe", "version 100, transform 1", .german, "Version 100, Farbumrechnung 1"),
      (
        "thumbnail", "120, 16 × 8, other bytes from 30 on", .german,
        "120 Byte, 16 × 8, verschieden ab Byte 30"
      ),
      (
        "trailer", "multiPicture 12, unknown 3, other bytes: 1", .german,
        "multiPicture 12 Byte, unknown 3 Byte, Teile mit anderen Bytes: 1"
      ), ("newer", "a, standard", .german, "a, standard"),
    ] as [(String, String?, Language, String?)])
  func isInALanguagesWords(name: String, value: String?, language: Language, shown: String?) {
    #expect(CodingProperty.shown(value, of: name, in: language) == shown)
  }

  /// Everything that a comparison may say is translated: no English is left.
  @Test(arguments: [Language.german, .korean, .japanese, .simplifiedChinese, .french, .spanish])
  func noEnglishIsLeft(language: Language) {
    let values = [
      "quantizationTables": "2, consistent with 9/9, nearest 8, other values: 4, other destinations",
      "huffmanTables": "4, other, in another order, other tables: 2", "jfif": "1.1, units 1",
      "thumbnail": "1, other bytes from 3 on", "trailer": "zip 3, other bytes: 1", "complete": "true",
    ]
    for (name, value) in values {
      let shown = CodingProperty.shown(value, of: name, in: language) ?? ""
      for word in ["consistent", "nearest", "other ", "in another", "from", "true"] {
        #expect(!shown.contains(word), "\(shown)")
      }
    }
  }

  @Test func keepsWhatItDoesNotKnow() {
    #expect(CodingProperty.name("gainMap", in: .german) == "gainMap")
  }
}
