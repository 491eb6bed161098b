import Testing

@testable import MetaLensKit

struct GroupBootstrapTests {
  private func groups(_ pairs: [(Int, Int)]) -> [GroupBootstrap.Group] {
    pairs.map { GroupBootstrap.Group(hits: Double($0.0), total: Double($0.1)) }
  }

  /// Checks the generator's published first numbers for seed 1.
  @Test func numbersAreSplitMix64s() {
    var numbers = SplitMix64(seed: 1)
    #expect(
      (0..<3).map { _ in numbers.next() } == [
        0x910A_2DEC_8902_5CC1, 0xBEEB_8DA1_658E_EC67, 0xF893_A2EE_FB32_555E,
      ])
  }

  /// Checks the bounds against the same draws in Python with numpy.quantile; numpy's own generator gives 0.061 to
  /// 0.387.
  @Test func isPythons() throws {
    let pairs = Array(repeating: (0, 3), count: 6) + [(1, 3), (1, 3), (1, 3), (3, 3), (0, 1), (0, 1), (2, 5)]
    for order in [pairs, pairs.reversed()] {
      let bounds = try #require(GroupBootstrap.bounds(of: groups(order)))
      #expect(abs(bounds.low - 0.06441837732160313) < 1e-12)
      #expect(abs(bounds.high - 0.3954651162790691) < 1e-12)
    }
  }

  @Test func tellsNothingWhereNothingOrEverythingIsHit() {
    #expect(GroupBootstrap.bounds(of: []) == nil)
    #expect(GroupBootstrap.bounds(of: groups([(0, 2), (0, 1)])) == nil)
    #expect(GroupBootstrap.bounds(of: groups([(2, 2), (1, 1)])) == nil)
  }

  @Test(arguments: [(0.0, 1.0), (1, 4), (0.5, 2.5), (0.25, 1.75)]) func quantilesAreNumpys(
    share: Double, expected: Double
  ) {
    #expect(GroupBootstrap.quantile(share, of: [1, 2, 3, 4]) == expected)
  }

  @Test func quantilesOfOneAndNone() {
    #expect(GroupBootstrap.quantile(0.975, of: [3]) == 3)
    #expect(GroupBootstrap.quantile(0.975, of: []) == 0)
  }
}
