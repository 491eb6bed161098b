import Testing

@testable import MetaLensKit

struct VerdictDescriptionTests {
  @Test(arguments: Verdict.Kind.allCases) func aNewerPredicateHasItsKindsWords(kind: Verdict.Kind) {
    #expect(!Verdict(kind: kind, confidence: nil, by: "newer").sentence(in: .english).isEmpty)
  }

  /// Each verdict has a sentence of its own, whose words promise no truth of the scene.
  @Test(arguments: Language.allCases) func everyVerdictHasItsSentence(language: Language) {
    let verdicts = VerdictRule.all.map { Verdict(kind: $0.kind, confidence: nil, by: $0.id) }
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
