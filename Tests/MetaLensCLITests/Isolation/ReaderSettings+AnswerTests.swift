import MetaLensKit
import Testing

@testable import MetaLensCLI

struct ReaderSettingsAnswerTests {
  @Test(
    arguments: [
      (.row, "row"), (.photo([]), "photo0"), (.photo([.pictures, .details]), "photo3"),
      (.photo(.relatives), "photo8"), (.photo(.all), "photo15"), (.comparison, "comparison"),
    ] as [(ReaderSettings.Answer, String)])
  func hasAWord(answer: ReaderSettings.Answer, word: String) {
    #expect(answer.rawValue == word && ReaderSettings.Answer(rawValue: word) == answer)
    #expect(ReaderSettings.Answer.allCases.filter { $0.rawValue == word } == [answer])
    #expect(ReaderSettings.Answer(rawValue: word + "+") == nil)
  }
}
