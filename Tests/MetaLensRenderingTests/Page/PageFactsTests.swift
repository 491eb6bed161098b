import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct PageFactsTests {
  /// Caps are mentioned only where one holds.
  @Test(
    arguments: [
      (nil, "Probability", "Probability before caps"),
      ("metadataNeverGreen", "Probability before caps", "Probability"),
    ] as [(String?, String, String)])
  func namesCapsWhereOneHolds(bound: String?, shown: String, other: String) {
    var report = OriginalityReport.sample()
    report.bounded = bound.map { .init(by: $0, from: 90, to: 84) }
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    let markup = PageFacts(file: file, report: report, language: .english).markup
    #expect(markup.contains("<th scope=\"row\">\(shown)</th>"))
    #expect(!markup.contains("<th scope=\"row\">\(other)</th>"))
  }
}
