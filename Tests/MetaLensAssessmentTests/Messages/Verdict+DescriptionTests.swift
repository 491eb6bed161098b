import Testing

@testable import MetaLensAssessment

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

  /// Nobody is left with a verdict and no idea what to do, nor with one that seems to say more than it does.
  @Test(arguments: Language.allCases) func everyVerdictHasAnswerLimitAndNextStep(language: Language) {
    for rule in VerdictRule.all {
      let verdict = Verdict(kind: rule.kind, confidence: nil, by: rule.id)
      #expect(MessageKey(id: "verdict.\(rule.id).answer") != nil, "\(rule.id)")
      for text in [
        verdict.answer(in: language), verdict.limit(in: language), verdict.nextStep(in: language),
      ] {
        #expect(text?.isEmpty == false, "\(rule.id)")
      }
    }
    let names = Verdict.Kind.allCases.map { $0.name(in: language) }
    #expect(Set(names).count == names.count && names.allSatisfy { !$0.isEmpty && $0.count <= 19 })
  }
}
