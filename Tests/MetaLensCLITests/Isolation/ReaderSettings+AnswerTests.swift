import Testing

@testable import MetaLensCLI

struct ReaderSettingsAnswerTests {
  @Test(
    arguments: [
      (.row, "row"), (.report(), "report"), (.report(picture: true), "report+picture"),
      (.report(relatives: true), "report+relatives"),
      (.report(picture: true, relatives: true), "report+picture+relatives"), (.exhibit, "exhibit"),
      (.comparison, "comparison"),
    ] as [(ReaderSettings.Answer, String)])
  func hasAWord(answer: ReaderSettings.Answer, word: String) {
    #expect(answer.word == word)
    #expect(ReaderSettings.Answer.allCases.filter { $0.word == word } == [answer])
  }
}
