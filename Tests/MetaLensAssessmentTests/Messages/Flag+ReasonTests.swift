import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FlagReasonTests {
  private static func flag(_ rule: Rule) -> OriginalityFlag {
    OriginalityFlag(detail: rule.exampleDetail, grade: .observed, evidence: [], weight: 1, points: 0)
  }

  /// A reason ends as a sentence does, and says no more than its flag.
  @Test(arguments: Language.allCases) func everyFlagHasAReason(language: Language) {
    for rule in Rule.all {
      let flag = Self.flag(rule)
      let reason = flag.reason(in: language)
      #expect(reason.hasSuffix(".") || reason.hasSuffix("。"), "\(flag.id)")
      #expect(!reason.contains("{") && reason.unicodeScalars.count <= 400, "\(flag.id): \(reason)")
    }
  }

  /// What speaks for the camera is told in a row of phrases.
  @Test(arguments: Language.allCases) func whatSpeaksForTheCameraHasAPhrase(language: Language) {
    for rule in Rule.all where rule.flag.type == .isOriginal {
      let phrase = Self.flag(rule).phrase(in: language)
      #expect(phrase.map { !$0.isEmpty && !$0.hasSuffix(".") && !$0.hasSuffix("。") } ?? false, "\(rule.id)")
    }
  }

  /// A full stop in a value is a stranger's and ends nothing.
  @Test func aValueEndsNoSentence() {
    let flag = OriginalityFlag(
      detail: .softwareEdited(software: "Dr. Who. Editor"), grade: .observed, evidence: [], weight: -1,
      points: 0)
    #expect(flag.reason(in: .english).contains("“Dr. Who. Editor”"))
  }

  @Test func anUnknownFlagHasAReason() {
    let flag = OriginalityFlag(
      detail: .other(id: FlagID("ofANewerVersion"), parameters: [:]), grade: .observed, evidence: [],
      weight: 0,
      points: 0)
    #expect(flag.reason(in: .english).contains("ofANewerVersion") && flag.phrase(in: .english) == nil)
  }
}
