import Testing

@testable import MetaLensKit

struct WilsonIntervalTests {
  /// Checks the bounds against scipy 1.x: binomtest(count, total).proportion_ci(0.95, 'wilson').
  @Test(
    arguments: [
      (0, 91, 0, 0.040504003928880206), (91, 91, 0.9594959960711198, 1),
      (3, 84, 0.012219669231335377, 0.0998169357251345),
      (1, 10, 0.017876213095072896, 0.4041500267952385),
      (40, 100, 0.3094012864324589, 0.4979974132089382),
      (500, 100_000, 0.004581445312245602, 0.005456583669211608),
    ] as [(Int, Int, Double, Double)])
  func isScipys(count: Int, total: Int, low: Double, high: Double) throws {
    let bounds = try #require(WilsonInterval.bounds(count: count, of: total))
    #expect(abs(bounds.low - low) < 1e-12)
    #expect(abs(bounds.high - high) < 1e-12)
  }

  @Test(arguments: [(0, 0), (1, 0), (-1, 5), (6, 5)]) func nonsenseHasNone(count: Int, total: Int) {
    #expect(WilsonInterval.bounds(count: count, of: total) == nil)
  }

  @Test(arguments: [(0.01, 381), (0.05, 73), (0.5, 4), (0, Int.max), (-1, .max), (1, 1)])
  func saysHowManyItTakes(share: Double, minimum: Int) throws {
    #expect(WilsonInterval.minimumTotal(boundUnder: share) == minimum)
    guard minimum > 1, minimum < .max else { return }
    #expect(try #require(WilsonInterval.bounds(count: 0, of: minimum)).high < share)
    #expect(try #require(WilsonInterval.bounds(count: 0, of: minimum - 1)).high >= share)
  }
}
