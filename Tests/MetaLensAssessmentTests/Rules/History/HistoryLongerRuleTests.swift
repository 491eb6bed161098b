import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HistoryLongerRuleTests {
  @Test(arguments: [(21, 1), (47, 27)])
  func countsWhatIsLeftOut(steps: Int, left: Int) throws {
    let history = (1...steps).map { ("saved", "2023-05-30T15:56:01Z", "Program \($0)", "/") }
    #expect(
      try raised(by: .historyLonger, on: .camera(xmp: .history(history))) == [
        .flag(.historyLonger, ["count": left])
      ])
  }

  @Test func notRaisedForTwenty() throws {
    let history = (1...20).map { ("saved", "2023-05-30T15:56:01Z", "Program \($0)", "/") }
    #expect(try raised(by: .historyLonger, on: .camera(xmp: .history(history))).isEmpty)
  }
}
