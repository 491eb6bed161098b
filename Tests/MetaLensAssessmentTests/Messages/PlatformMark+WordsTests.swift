import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PlatformMarkWordsTests {
  /// A reason quotes the beginning of a mark, which may be two lines long; the description quotes more.
  @Test(arguments: Language.allCases) func theReasonIsShort(language: Language) {
    let text = "FBMD" + String(repeating: "0f", count: 30)
    let flag = OriginalityFlag(
      detail: .flag(.platformMark, ["platform": "Facebook, Instagram", "text": text]), grade: .observed,
      evidence: [], weight: -1, points: 0)
    let reason = flag.reason(in: language)
    #expect(reason.contains("\(text.prefix(24))…") && reason.contains("Facebook/Instagram"))
    #expect(!reason.contains(text.prefix(25)) && flag.description(in: language).contains(text))
  }
}
