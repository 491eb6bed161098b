import MetaLensKit
import Testing

struct LanguageTests {
  @Test(
    arguments: [
      ("en", .english), ("EN-us", .english), ("de_AT.UTF-8@euro", .german), ("fr", .french),
      ("es-419", .spanish),
      ("ko_KR.UTF-8", .korean), ("ja", .japanese), ("zh", .simplifiedChinese),
      ("zh_CN.GB18030", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("zh-SG", .simplifiedChinese), ("zh-Hant", nil),
      ("zh_TW.UTF-8", nil),
      ("zh-HK", nil), ("zh-MO", nil), ("zh-Hant-CN", nil), ("C", nil), ("POSIX", nil), ("", nil),
      ("deu", nil),
      ("it", nil), (".", nil),
    ] as [(String, Language?)])
  func tags(tag: String, language: Language?) {
    #expect(Language(tag: tag) == language)
  }

  @Test(arguments: Language.allCases) func ownTag(language: Language) {
    #expect(Language(tag: language.rawValue) == language)
  }
}
