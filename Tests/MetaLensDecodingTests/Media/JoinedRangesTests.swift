import Testing

@testable import MetaLensDecoding

struct JoinedRangesTests {
  /// Checks which ranges of the file contain a range of three extents' joined bytes.
  @Test(
    arguments: [
      (0..<2, [10..<12]), (1..<4, [11..<13, 5..<6]), (3..<5, [5..<7]), (2..<8, [12..<13, 5..<7, 20..<23]),
      (6..<99, [21..<24]), (0..<0, []), (9..<12, []),
    ] as [(Range<Int>, [Range<Int>])])
  func partsAreOfTheFile(wanted: Range<Int>, parts: [Range<Int>]) {
    let joined = JoinedRanges([10..<13, 5..<7, 20..<24])
    #expect(joined.count == 9)
    #expect(joined.parts(of: wanted) == parts)
  }

  @Test func nothingHasNoParts() {
    #expect(JoinedRanges([]).count == 0 && JoinedRanges([]).parts(of: 0..<5) == [])
  }
}
