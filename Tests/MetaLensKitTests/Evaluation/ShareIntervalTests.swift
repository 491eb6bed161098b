import Testing

@testable import MetaLensKit

struct ShareIntervalTests {
  private func interval(_ pairs: [(Int, Int)]) -> ShareInterval? {
    ShareInterval(
      of: pairs.map { .init(hits: Double($0.0), total: Double($0.1)) },
      isSingle: pairs.allSatisfy { $0.1 == 1 })
  }

  @Test func oneFileAGroupIsWilsons() throws {
    let found = try #require(
      interval(Array(repeating: (0, 1), count: 81) + Array(repeating: (1, 1), count: 3)))
    #expect(found.method == .wilson)
    #expect(abs(found.low - 0.012219669231335377) < 1e-12)
  }

  @Test func severalFilesAGroupAreDrawn() throws {
    let found = try #require(interval([(1, 2), (0, 3), (0, 1), (2, 2)]))
    #expect(found.method == .bootstrap)
    #expect(found.low < 0.375 && 0.375 < found.high)
  }

  /// Checks that 500 copies of 91 photos count as 91.
  @Test(arguments: [0, 5]) func nothingOrEverythingIsBoundedByGroups(hits: Int) throws {
    let found = try #require(interval(Array(repeating: (hits, 5), count: 91)))
    #expect(found.method == .wilsonOfGroups)
    #expect(abs(found.high - found.low - 0.040504003928880206) < 1e-12)
    #expect((found.low == 0) == (hits == 0))
  }

  @Test func noFilesNoInterval() { #expect(interval([]) == nil) }
}
