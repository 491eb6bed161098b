import Testing

@testable import MetaLensAssessment

struct RankedElementTests {
  private static let mixed = (0..<1000).map { number -> Double in Double(number * 7919 % 1009) / 3 }
  private static let close = (0..<600).map { number -> Double in 1 + Double(number % 17).ulp * Double(number)
  }

  @Test(
    arguments: [
      [3], [0, 0], [2, 1], [1, 1, 1, 0], [255, 0.5, 0.25, 1e-300, 7, 7, 7, 254.999_999_999_9],
      mixed, [Double](repeating: 4.25, count: 512), close,
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
