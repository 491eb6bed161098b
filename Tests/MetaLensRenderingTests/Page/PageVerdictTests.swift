import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct PageVerdictTests {
  /// The page is as reserved as the short answer.
  @Test(
    arguments: [
      (.cameraOriginal, "consistentWithCamera", 90, "though not everything fits."),
      (.resaved, "savedAgain", 21, "A program probably re-saved"),
      (.resaved, "savedAgain", 20, "indicates that a program re-saved"),
    ] as [(Verdict.Kind, String, Int, String)])
  func saysHowSureItIs(kind: Verdict.Kind, by: String, score: Int, words: String) {
    var report = OriginalityReport.sample(score: score)
    report.verdict = Verdict(kind: kind, confidence: 0.6, by: by)
    let markup = PageVerdict(report: report, language: .english).markup
    #expect(markup.contains(words), "\(markup)")
  }
}
