import Testing

@testable import MetaLensKit

struct VerdictDescriptionTests {
  /// Each verdict has a sentence of its own, whose words promise no truth of the scene.
  @Test(arguments: Language.allCases) func everyVerdictHasItsSentence(language: Language) {
    let verdicts =
      Verdict.Kind.allCases.map { Verdict(kind: $0, confidence: nil, by: "") }
      + ["nothingToGoOn", "formatUnmeasured"].map { Verdict(kind: .undetermined, confidence: nil, by: $0) }
    let sentences = verdicts.map { $0.sentence(in: language) }
    #expect(Set(sentences).count == verdicts.count)
    for sentence in sentences {
      for word in [
        "authentic", "fake", "genuine", "forged", "authentique", "auténtic", "gefälscht", "falsif",
      ] {
        #expect(!sentence.lowercased().contains(word), "\(sentence)")
      }
    }
  }
}
