import Testing

@testable import MetaLensCLI

struct ReaderSettingsAnswerTests {
  @Test(
    arguments: [
      (.row, "row"), (.photo([]), "photo0"), (.photo([.pictures, .details]), "photo3"),
      (.photo(.relatives), "photo8"), (.photo(.all), "photo15"), (.comparison, "comparison"),
    ] as [(ReaderSettings.Answer, String)])
  func hasAWord(answer: ReaderSettings.Answer, word: String) {
    #expect(answer.word == word)
    #expect(ReaderSettings.Answer.allCases.filter { $0.word == word } == [answer])
  }
}
