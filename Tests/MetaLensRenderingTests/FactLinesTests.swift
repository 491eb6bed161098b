import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct FactLinesTests {
  private func value(_ key: MessageKey, _ change: (inout PhotoSummary) -> Void) -> String? {
    var report = OriginalityReport.sample()
    change(&report.summary)
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    return FactLines.of(file, report, in: .english).first { $0.label == key.text(in: .english) }?.value
  }

  @Test(arguments: [
    (0.005, "1/200 s"), (0.3, "0.3 s"), (1.0, "1 s"), (2.5, "2.5 s"), (0.125, "1/8 s"), (0.0, "0 s"),
    (1.0 / 6.0, "1/6 s"), (1.0 / 32000.0, "1/32000 s"), (30.0, "30 s"), (1e-300, "0 s"),
  ])
  func exposureTimesAreThoseOfPhotographers(seconds: Double, expected: String) {
    #expect(value(.factExposureTime) { $0.exposureTime = seconds } == expected)
  }

  @Test func unknownFactsHaveNoLine() {
    #expect(value(.factLens) { $0.lens = nil } == nil)
    #expect(value(.factLens) { $0.lens = "50\u{7}mm" } == "50\\u{7}mm")
    #expect(value(.factAltitude) { $0.altitude = -12.25 } == "-12.3 m")
    #expect(value(.factFlash) { $0.flash = nil } == nil)
    #expect(value(.factFlash) { $0.flash = true } == "fired")
  }
}
