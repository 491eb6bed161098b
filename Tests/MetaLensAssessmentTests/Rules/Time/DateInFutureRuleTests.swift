import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DateInFutureRuleTests {
  @Test func theInjectedClockDecides() throws {
    // 2023-05-30T15:56:01, read as UTC, is 1685462161.
    let photo = ExamplePhoto.dated(digitized: nil, modified: nil)
    #expect(try raised(by: .dateInFuture, on: photo, now: 1_685_462_161 - 14 * 3_600).isEmpty)
    #expect(
      try raised(by: .dateInFuture, on: photo, now: 1_685_462_160 - 14 * 3_600)
        == [.flag(.dateInFuture, ["tag": "DateTimeOriginal", "date": "2023-05-30T15:56:01"])])
  }

  @Test func itEarnsNoPoints() {
    #expect(ScoreModel.shipped.flagWeights[.dateInFuture]?.weights == ScoreModel.DepthValues())
  }

  /// The flag counts against an original, but a clock doesn't affect a score or a verdict.
  @Test func itIsAWarningThatBoundsNothing() {
    #expect(Rule.dateInFuture.flag.type == .warning)
    #expect(!ScoreBound.all.contains { $0.flags.contains(.dateInFuture) })
    let silent = ScoreModel.shipped.assess([])
    let warned = ScoreModel.shipped.assess([Finding(Rule.dateInFuture.exampleDetail)])
    #expect(warned.score == silent.score && warned.verdict == silent.verdict)
    #expect(warned.bounded == silent.bounded)
  }
}
