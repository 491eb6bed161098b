import Testing

@testable import MetaLensAssessment

struct LanguageFormsTests {
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

  @Test(
    arguments: [
      (.english, "English", "; "), (.korean, "한국어", "; "), (.japanese, "日本語", "；"),
      (.simplifiedChinese, "简体中文", "；"), (.german, "Deutsch", "; "), (.french, "Français", "\u{202F}; "),
      (.spanish, "Español", "; "),
    ] as [(Language, String, String)])
  func hasItsNameAndPartsGroups(language: Language, name: String, group: String) {
    #expect(language.ownName == name)
    #expect(language.groupSeparator == group)
  }
}
