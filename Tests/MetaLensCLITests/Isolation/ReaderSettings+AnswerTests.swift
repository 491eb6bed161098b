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
    #expect(answer.rawValue == word && ReaderSettings.Answer(rawValue: word) == answer)
    #expect(ReaderSettings.Answer.allCases.filter { $0.rawValue == word } == [answer])
    #expect(ReaderSettings.Answer(rawValue: word + "+") == nil)
  }
}
