import MetaLensAssessment
import Testing

struct LanguageQuotesTests {
  @Test(arguments: [
    (Language.english, "“a 'b' c”"), (.korean, "“a 'b' c”"), (.simplifiedChinese, "“a 'b' c”"),
    (.german, "„a 'b' c“"), (.french, "«\u{A0}a 'b' c\u{A0}»"), (.spanish, "«a 'b' c»"),
    (.japanese, "「a 'b' c」"),
  ])
  func quotesAsItsMessagesDo(language: Language, expected: String) {
    for text in ["a “b” c", "a \"b\" c", "a „b“ c", "a «b» c", "a 「b」 c"] {
      #expect(language.quoting(text) == expected)
    }
    #expect(language.quoting("Canon").contains("Canon"))
  }
}
