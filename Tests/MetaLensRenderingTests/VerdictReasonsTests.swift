import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

/// The order of the reasons is tested where they are shown, in `ShortAnswerTests`.
struct VerdictReasonsTests {
  private static func report(_ kind: Verdict.Kind, _ weights: [Double]) -> OriginalityReport {
    let details: [OriginalityFlag.FlagDetail] = [
      .flag(.compressedTwice), .flag(.exifRewritten, ["writer": "exiftool"]),
      .flag(.thumbnailDiffers, ["likeness": 3]), .softwareEdited(software: "GIMP\u{202E} 2.4.5"),
      .flag(.clockReset, ["tag": "DateTimeOriginal", "date": "2000-01-01T00:03:10"]),
    ]
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: kind, confidence: nil, by: "ofANewerVersion")
    report.flags = zip(details, weights).map { detail, weight in
      OriginalityFlag(
        detail: detail, grade: .observed, evidence: [], weight: weight, points: 0, counts: weight != 0)
    }
    return report
  }

  /// What has no weight comes last and gives way first, and what is left out is counted.
  @Test func whatHasNoWeightIsMinor() {
    let reasons = VerdictReasons(report: Self.report(.resaved, [-4, -3, -2, -1, 0]), language: .english)
    #expect(reasons.all.map(\.isMinor) == [false, false, false, false, true])
    #expect(reasons.all.last?.text.hasPrefix("Without weight in the score: ") == true)
    #expect([0, 3, 5, 9].map { reasons.rest(beyond: $0) } == [5, 2, 0, 0])
    var original = Self.report(.resaved, [-4, -3, -2, -1, 0])
    original.verdict = Verdict(kind: .cameraOriginal, confidence: nil, by: "consistentWithCamera")
    #expect(VerdictReasons(report: original, language: .english).rest(beyond: 0) == 0)
  }

  /// Nothing in a reason can turn text around.
  @Test(arguments: Language.allCases) func controlsAreWrittenOut(language: Language) {
    let reasons = VerdictReasons(report: Self.report(.edited, [-4, -3, -2, -1, 0]), language: language)
    #expect(reasons.all.allSatisfy { SafeText.isSafe($0.text) })
    #expect(reasons.all.contains { $0.text.contains("\\u{202e}") })
  }

  /// Each reason that the short answer prints is one of these, from the first on.
  @Test(arguments: Verdict.Kind.allCases) func theShortAnswerPrintsThem(kind: Verdict.Kind) {
    let report = Self.report(kind, [-4, -3, -2, -1, 0])
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    let lines = ShortAnswer(language: .english, paint: Paint(isEnabled: false), columns: 100)
      .text(of: file, report).split(separator: "\n")
    let printed = lines.filter { $0.hasPrefix("  ● ") }.map { $0.dropFirst(4) }
    let reasons = VerdictReasons(report: report, language: .english).all
    #expect(printed.count == min(reasons.count, VerdictReasons.maximum))
    for (line, reason) in zip(printed, reasons) { #expect(reason.text.hasPrefix(line), "\(line)") }
  }
}
