import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct PageFindingsTests {
  private func text(
    in language: Language = .english, _ change: (inout OriginalityReport) -> Void = { _ in }
  ) -> String {
    var report = OriginalityReport.sample()
    report.flags[0].weight = -3
    report.flags[1].weight = 1.5
    change(&report)
    let markup = PageFindings(dossier: PhotoDossier(report: report), language: language).markup
    #expect(MarkupCheck(markup).faults == [])
    return MarkupCheck(markup).text
  }

  @Test func saysWeightsAsRatios() {
    let text = text()
    // e^3 and e^1.5.
    #expect(text.contains("-3.001:20") && text.contains("+1.504.5:1"))
    #expect(text.contains("Strongest evidence against: ") && text.contains("(1:20)"))
    #expect(text.contains("APP1 Exif IFD0, tag 0x0131, byte 190"))
  }

  /// A finding that settles the verdict needn't weigh most; its ratio would then explain nothing.
  @Test func saysWhatDecidesBesideWhatWeighsMost() {
    #expect(!text().contains("What decides it: "))
    let text = text { report in
      guard let index = report.flags.firstIndex(where: { $0.id == .gpsImpossible }) else {
        Issue.record("no such finding")
        return
      }
      var flag = report.flags.remove(at: index)
      flag.weight = -5
      flag.counts = true
      report.flags.insert(flag, at: 0)
    }
    #expect(text.contains("What decides it: ") && text.contains("Strongest evidence against: "))
    #expect(text.contains("(1:150)") && !text.contains("(1:20)What"))
  }

  @Test(arguments: [
    (Language.german, "-3,001:20", "+1,504,5:1"), (.french, "-3,001:20", "+1,504,5:1"),
    (.japanese, "-3.001:20", "+1.504.5:1"),
  ])
  func numbersAreTheReaders(language: Language, against: String, support: String) {
    let text = text(in: language) { $0.base = -0.25 }
    #expect(text.contains(against) && text.contains(support))
    #expect(text.contains("-0" + language.decimalSeparator + "25"))
  }

  /// On the page, too, only a finding against an original has its innocent cause.
  @Test(arguments: Language.allCases) func saysWhenAFindingIsHarmless(language: Language) {
    let text = text(in: language)
    for rule in [Rule.softwareEdited, .gpsImpossible] {
      #expect(text.contains(rule.text(.innocent, in: language)))
    }
    for rule in [Rule.cameraInfo, .hasGps, .noSoftwareInfo] {
      #expect(!text.contains(rule.text(.innocent, in: language)))
    }
  }

  /// The words that stand where no ratio was measured are explained on the page itself.
  @Test(arguments: Language.allCases) func explainsWhatStandsForARatio(language: Language) {
    let explanation = MessageKey.pageScoreExplain.text(in: language).lowercased()
    for key in [MessageKey.scoreRule, .scoreCap, .scoreUnweighed] {
      #expect(explanation.contains(key.text(in: language).lowercased()), "\(key)")
    }
    #expect(text(in: language).lowercased().contains(explanation))
  }

  @Test func saysWhatDidNotCount() { #expect(text { $0.flags[1].counts = false }.contains("(–)")) }

  @Test func saysABound() {
    #expect(
      text { $0.bounded = .init(by: "refusedNeverGreen", from: 85, to: 84) }
        .contains("Capped (was 85): a picture that can't be read is never green."))
  }
}
