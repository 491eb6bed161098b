import Testing

@testable import MetaLensAssessment

struct LanguageNumbersTests {
  @Test(
    arguments: [
      (.english, "74%", "."), (.german, "74\u{A0}%", ","), (.french, "74\u{A0}%", ","),
      (.spanish, "74\u{A0}%", ","), (.japanese, "74%", "."), (.korean, "74%", "."),
      (.simplifiedChinese, "74%", "."),
    ] as [(Language, String, String)])
  func writesNumbersAsItsReadersDo(language: Language, share: String, separator: String) {
    #expect(language.perCent("74") == share)
    #expect(language.decimalSeparator == separator)
  }

  @Test(
    arguments: [
      (.english, ", ", ". ", ", "), (.german, ", ", ". ", ", "), (.korean, ", ", ". ", ", "),
      (.japanese, "、", "。", "、"), (.simplifiedChinese, "，", "。", "、"),
    ] as [(Language, String, String, String)])
  func partsSentencesAsItsReadersDo(language: Language, clause: String, sentence: String, list: String) {
    #expect(language.clauseSeparator == clause)
    #expect(language.sentenceSeparator == sentence)
    #expect(language.listSeparator == list)
  }
}
