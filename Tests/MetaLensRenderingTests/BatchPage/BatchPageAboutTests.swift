import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct BatchPageAboutTests {
  private func text(_ about: BatchPageAbout, model: String? = "fitted/1", in language: Language = .english)
    -> String
  {
    let check = MarkupCheck(about.markup(model: model, in: language), isInteractive: true)
    #expect(check.faults == [])
    return check.text
  }

  /// What the score means and where its error rates stand isn't in a footer, which isn't printed.
  @Test(arguments: Language.allCases) func saysWhatNoScoreTells(language: Language) {
    let text = text(BatchPageAbout(), in: language)
    for key in [MessageKey.noteLimits, .pageLimitsInnocent] {
      #expect(text.contains(key.text(in: language)), "\(key)")
    }
    #expect(text.contains("Docs/Accuracy.md") && text.contains("fitted/1"))
    #expect(!self.text(BatchPageAbout(), model: nil, in: language).contains("Docs/Accuracy.md"))
    #expect(!text.contains(MessageKey.pageFactAnalyzed.text(in: language)))
  }

  @Test(
    arguments: [
      (["2026-11-30T00:45:12Z"], "2026-11-30T00:45:12Z"),
      (
        ["2026-11-30T00:45:12Z", "2026-11-29T23:00:00Z", "2026-11-30T00:45:11Z"],
        "2026-11-29T23:00:00Z – 2026-11-30T00:45:12Z"
      ),
    ] as [([String], String)])
  func saysWhenItWasMade(moments: [String], expected: String) {
    var about = BatchPageAbout()
    for moment in moments { about.add(moment) }
    #expect(text(about).contains("Analysed (UTC)"))
    #expect(about.markup(model: nil, in: .english).contains("<td>\(expected)</td>"))
  }

  @Test func aReportHasAMoment() {
    #expect(BatchPageAbout.moment(of: .sample()).hasSuffix("Z"))
  }

  /// The style sheet finds this paragraph by its name and says at the page's head that there is one.
  @Test func saysThatTheRunWasInterrupted() {
    var about = BatchPageAbout()
    #expect(!about.markup(model: nil, in: .english).contains("id=\"interruption\""))
    about.interruption = ["Interrupted.", "Left <4>."]
    #expect(
      about.markup(model: nil, in: .english).contains(
        "<p class=\"counts\" id=\"interruption\">Interrupted.\nLeft &lt;4&gt;.</p>\n"))
    #expect(text(about).contains("Interrupted."))
    #expect(ExampleBatchPage.frame().head.contains("main:has(#interruption)::before { content: "))
  }

  @Test func countsWhatIsNotShown() {
    var about = BatchPageAbout()
    about.counts = ["Not shown, as chosen: 10.", "Other files <skipped>: 4."]
    let markup = about.markup(model: nil, in: .english)
    #expect(
      markup.contains("<p class=\"counts\">Not shown, as chosen: 10.\nOther files &lt;skipped&gt;: 4.</p>"))
  }
}
