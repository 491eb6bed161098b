import MetaLensKit
import Testing

@testable import MetaLensCLI

struct HelpWordsTests {
  @Test func everyTextIsTranslatedAndNoOther() {
    let rows = (0..<HelpWords.table.count).map { HelpWords.table[$0, 0] }
    #expect(rows == HelpWords.all, "translate Help.xcstrings, and generate")
  }

  @Test(arguments: Language.allCases) func wordsAreTheLanguages(language: Language) {
    for english in HelpWords.all {
      let words = HelpWords.text(english, in: language)
      #expect(!words.isEmpty)
      #expect(language == .english ? words == english : english.count <= 25 || words != english, "\(english)")
    }
    #expect(HelpWords.text("what help never says", in: language) == "what help never says")
  }

  @Test(arguments: [["help", "batch"], ["batch", "--help"], ["batch", "-h"]])
  func helpSpeaksTheLanguageAskedFor(words: [String]) async {
    for language in [Language.english, .german, .japanese] {
      let run = CannedRun()
      #expect(await run.run(words + ["--language", language.rawValue]) == .success)
      #expect(run.outputText == HelpText.of(.batch, in: language))
    }
  }

  @Test func overviewSpeaksTheLanguageAskedFor() async {
    let run = CannedRun()
    #expect(await run.run("--help", "--language", "fr") == .success)
    #expect(run.outputText == HelpText.overview(in: .french))
  }
}
