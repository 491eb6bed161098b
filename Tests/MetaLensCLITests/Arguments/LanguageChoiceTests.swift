import MetaLensKit
import Testing

@testable import MetaLensCLI

struct LanguageChoiceTests {
  @Test(
    arguments: [
      (nil, [:], .english, false),
      (nil, ["LANG": "ko_KR.UTF-8"], .korean, false),
      (nil, ["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "ja_JP"], .japanese, false),
      (nil, ["LC_ALL": "de_AT@euro", "LC_MESSAGES": "ja_JP"], .german, false),
      (nil, ["LC_ALL": "", "LANG": "fr_CA.UTF-8"], .french, false),
      (nil, ["LC_ALL": "C", "LANG": "fr_FR"], .english, false),
      (nil, ["LC_ALL": "C.UTF-8", "LANG": "fr_FR"], .english, false),
      (nil, ["LANG": "POSIX"], .english, false),
      (nil, ["LANG": "tlh"], .english, false),
      (nil, ["LANG": "zh_TW.UTF-8"], .english, false),
      (nil, ["LANG": "zh_CN.UTF-8"], .simplifiedChinese, false),
      ("es", ["LC_ALL": "ko_KR"], .spanish, false),
      ("zh-Hans", [:], .simplifiedChinese, false),
      ("zh-TW", [:], .english, true),
      ("zh-Hant", ["LC_ALL": "ko_KR"], .english, true),
      ("xx", [:], .english, true),
      ("C", ["LC_ALL": "ko_KR"], .english, false),
    ] as [(String?, [String: String], Language, Bool)])
  func chooses(requested: String?, environment: [String: String], language: Language, hasNote: Bool) {
    let choice = LanguageChoice(requested: requested) { environment[$0] }
    #expect(choice.language == language)
    #expect((choice.note != nil) == hasNote)
  }
}
