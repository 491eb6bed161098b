import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct BatchPageAboutTests {
  private func text(_ markup: String) -> String {
    let check = MarkupCheck(markup, isInteractive: true)
    #expect(check.faults == [])
    return check.text
  }

  /// What the score means and where its error rates stand isn't in a footer, which isn't printed.
  @Test(arguments: Language.allCases) func saysWhatNoScoreTells(language: Language) {
    let text = text(BatchPageAbout.limits(model: "fitted/1", rates: nil, in: language))
    for key in [MessageKey.noteLimits, .pageLimitsInnocent] {
      #expect(text.contains(key.text(in: language)), "\(key)")
    }
    #expect(text.contains("Docs/Accuracy.md") && text.contains("fitted/1"))
    #expect(
      !self.text(BatchPageAbout.limits(model: nil, rates: nil, in: language)).contains("Docs/Accuracy.md"))
  }

  /// The heading of a section follows that of the page.
  @Test func headingsAreInOrder() {
    let markup = BatchPageAbout.limits(model: nil, rates: nil, in: .english)
    #expect(markup.contains("<h2>What this page doesn&#39;t say</h2>"))
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
    #expect(!about.summary(in: .english).contains("Analysed"))
    for moment in moments { about.add(.init(moment: moment)) }
    #expect(text(about.summary(in: .english)).contains("Analysed (UTC)"))
    #expect(about.summary(in: .english).contains("<td>\(expected)</td>"))
  }

  @Test func aReportHasAMoment() {
    #expect(BatchPageAbout.Part(.sample()).moment.hasSuffix("Z"))
  }

  /// Rates are of reports, not of what the run asked for: raw files have none, and reports of two depths none in common.
  @Test(
    arguments: [
      ([(true, .pixels), (false, .pixels)], .pixels), ([(false, .pixels)], nil), ([], nil),
      ([(true, .metadata), (true, .metadata)], .metadata), ([(true, .pixels), (true, .metadata)], nil),
    ] as [([(Bool, AnalysisDepth)], AnalysisDepth?)])
  func ratesAreThoseOfTheReports(reports: [(Bool, AnalysisDepth)], depth: AnalysisDepth?) {
    var about = BatchPageAbout()
    for (isCalibrated, depth) in reports {
      var report = OriginalityReport.sample()
      (report.isCalibrated, report.depth, report.model) = (isCalibrated, depth, MeasuredRates.model)
      (report.prior, report.signatures) = (0.5, nil)
      about.add(.init(report))
    }
    #expect(about.rates?.depth == depth)
  }

  @Test func countsWhatIsNotShown() {
    var about = BatchPageAbout()
    about.counts = ["Not shown, as chosen: 10.", "Other files <skipped>: 4."]
    let markup = about.summary(in: .english)
    #expect(
      markup.contains("<p class=\"counts\">Not shown, as chosen: 10.\nOther files &lt;skipped&gt;: 4.</p>"))
    // A reason's number and words would run together without their blanks.
    #expect(BatchPageStyle.sheet.contains(".counts { white-space: pre-wrap;"))
    // Without a report nothing has a colour.
    #expect(!text(markup).contains("Green from"))
    about.add(.init(moment: "2026-11-30T00:45:12Z"))
    #expect(text(about.summary(in: .english)).contains("Green from 85, amber from 50, red below."))
  }
}
