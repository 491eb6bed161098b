import Testing

@testable import MetaLensAssessment

@Suite struct RankedElementTests {
  @Test(
    arguments: [
      [3], [0, 0], [2, 1], [1, 1, 1, 0], [255, 0.5, 0.25, 1e-300, 7, 7, 7, 254.999_999_999_9],
      (0..<1000).map { Double($0 * 7919 % 1009) / 3 }, (0..<512).map { _ in 4.25 },
      (0..<600).map { 1 + Double($0 % 17).ulp * Double($0) },
    ] as [[Double]])
  func isTheOneThatSortingPutsThere(_ values: [Double]) {
    let sorted = values.sorted()
    for rank in stride(from: 0, to: values.count, by: max(1, values.count / 40)) {
      #expect(values.element(atRank: rank) == sorted[rank])
    }
    #expect(values.element(atRank: values.count - 1) == sorted.last)
  }

  @Test func noneHasNone() { #expect([Double]().element(atRank: 0) == 0) }
}
