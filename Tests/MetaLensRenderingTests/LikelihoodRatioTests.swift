import MetaLensKit
import Testing

@testable import MetaLensRendering

struct LikelihoodRatioTests {
  @Test(arguments: [
    (0.83, "2.3:1", "2,3:1"), (-0.83, "1:2.3", "1:2,3"), (3.5, "33:1", "33:1"),
    (-31, "1:485162230", "1:485162230"),
    (0, "1:1", "1:1"),
  ])
  func writesRatios(weight: Double, english: String, german: String) {
    #expect(LikelihoodRatio.text(weight, in: .english) == english)
    #expect(LikelihoodRatio.text(weight, in: .german) == german)
  }

  @Test(arguments: [
    (0.74, "74%", "74\u{A0}%"), (0.005, "0.5%", "0,5\u{A0}%"), (0.995, "99.5%", "99,5\u{A0}%"),
    (0, "< 0.1%", "< 0,1\u{A0}%"), (1, "> 99.9%", "> 99,9\u{A0}%"), (0.5, "50%", "50\u{A0}%"),
  ])
  func writesShares(share: Double, english: String, french: String) {
    #expect(PerCent.text(share, in: .english) == english)
    #expect(PerCent.text(share, in: .french) == french)
  }
}
