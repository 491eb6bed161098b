import MetaLensKit
import Testing

@testable import MetaLensCLI

struct AcceptedLanguageTests {
  @Test(
    arguments: [
      ("de", .german), ("de-AT, en;q=0.9", .german), ("en;q=0.5, ja;q=0.8", .japanese),
      ("xx, ko;q=0.1", .korean),
      ("fr;q=0, es", .spanish), ("zh-CN", .simplifiedChinese), ("zh-TW", nil), ("", nil), ("*", nil),
      (";;,,q=", nil),
      ("de;q=x, fr;q=0.1", .french), ("de;q=2, fr;q=0.1", .french),
      (String(repeating: "xx,", count: 50) + "de", nil),
    ] as [(String, Language?)]) func bestIsChosen(field: String, language: Language?)
  {
    #expect(AcceptedLanguage.best(of: field) == language)
  }
}
