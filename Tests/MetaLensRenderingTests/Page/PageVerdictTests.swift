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

  /// Beside the verdict stand the short answer's reasons, how many more there are, what the verdict doesn't mean and what
  /// the colours mean.
  @Test(arguments: Language.allCases) func saysWhy(language: Language) {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .edited, confidence: nil, by: "pictureChanged")
    let details: [OriginalityFlag.FlagDetail] = [
      .flag(.compressedTwice), .flag(.exifRewritten, ["writer": "exiftool"]),
      .softwareEdited(software: "<b>GIMP</b>"), .flag(.thumbnailDiffers, ["likeness": 3]),
    ]
    report.flags = details.map {
      OriginalityFlag(detail: $0, grade: .observed, evidence: [], weight: -1, points: -1, counts: true)
    }
    let check = MarkupCheck(PageVerdict(report: report, language: language).markup)
    #expect(check.faults == [])
    let reasons = VerdictReasons(report: report, language: language).all.map(\.text)
    #expect(reasons.count == 4)
    for reason in reasons.prefix(3) { #expect(check.text.contains(reason), "\(check.text)") }
    #expect(!check.text.contains(reasons[3]))
    let heading = MessageKey.pageHeadingScore.text(in: language)
    #expect(check.text.contains(Message.pageReasonsMore(heading: heading, count: "1").text(in: language)))
    #expect(check.text.contains(report.limit(in: language)))
    #expect(check.text.contains(Message.pageLegend(green: "85", amber: "50").text(in: language)))
  }

  /// What the sentence says already isn't said again.
  @Test(arguments: Language.allCases) func noLimitIsSaidTwice(language: Language) {
    var report = OriginalityReport.sample(score: 10)
    report.flags = []
    report.verdict = Verdict(kind: .copy, confidence: nil, by: "copy")
    let check = MarkupCheck(PageVerdict(report: report, language: language).markup)
    #expect(check.text.contains(report.sentence(in: language)))
    #expect(!check.text.contains(report.limit(in: language)), "\(check.text)")
  }

  /// Readers who rely on Content Credentials learn beside the verdict whether they were checked.
  @Test(arguments: Language.allCases) func saysWhetherCredentialsWereChecked(language: Language) throws {
    var report = OriginalityReport.sample()
    #expect(VerdictReasons(report: report, language: language).credentials == nil)
    report.flags.append(
      OriginalityFlag(
        detail: .flag(.credentialsUnchecked, ["why": "depth"]), grade: .observed, evidence: [], weight: 0,
        points: 0, counts: false))
    let words = try #require(VerdictReasons(report: report, language: language).credentials)
    let check = MarkupCheck(PageVerdict(report: report, language: language).markup)
    #expect(check.faults == [] && check.text.contains(words), "\(check.text)")
  }

  /// An original's page says what speaks against it, and any page when its first reason is harmless.
  @Test(arguments: Language.allCases) func saysTheOtherSide(language: Language) throws {
    var report = OriginalityReport.sample(score: 90)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    let odd = OriginalityFlag(
      detail: .flag(.trailerUnknown, ["byteCount": 7]), grade: .observed, evidence: [], weight: 0, points: 0,
      counts: false)
    report.flags = [odd]
    report.bounded = nil
    func text() -> String { MarkupCheck(PageVerdict(report: report, language: language).markup).text }
    let against = Message.answerAgainstUnweighed(finding: odd.reason(in: language)).text(in: language)
    #expect(text().contains(against), "\(text())")
    report.verdict = Verdict(kind: .undetermined, confidence: nil, by: "nothingSettled")
    #expect(!text().contains(against))
    report.flags = [
      OriginalityFlag(
        detail: .flag(.compressedTwice), grade: .observed, evidence: [], weight: -1, points: -1, counts: true)
    ]
    let harmless = try #require(VerdictReasons(report: report, language: language).harmless)
    report.flags.append(odd)
    let markup = PageVerdict(report: report, language: language).markup
    let first = try #require(markup.firstRange(of: "</li>")).lowerBound
    #expect(MarkupCheck(String(markup[..<first]) + "</li></ul></div>").text.contains(harmless), "\(markup)")
  }

  /// What was found about Content Credentials isn't said again where it speaks most against an original.
  @Test func credentialsAreToldOnce() {
    var report = OriginalityReport.sample(score: 90)
    report.bounded = nil
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    let faulty = OriginalityFlag(
      detail: Rule.credentialsFaulty.exampleDetail, grade: .observed, evidence: [], weight: -0.1, points: 0,
      counts: false)
    report.flags = [faulty]
    let text = MarkupCheck(PageVerdict(report: report, language: .english).markup).text
    #expect(text.ranges(of: faulty.reason(in: .english)).count == 1, "\(text)")
  }

  /// With an original nothing is counted, as its further reasons support it too; without a reason there is no list.
  @Test func anOriginalsReasonsAreNotCounted() {
    var report = OriginalityReport.sample(score: 90)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    let markup = PageVerdict(report: report, language: .english).markup
    #expect(markup.contains("<ul class=\"why\">") && !markup.contains("Further reasons"))
    report.flags = []
    #expect(!PageVerdict(report: report, language: .english).markup.contains("<ul"))
  }
}
