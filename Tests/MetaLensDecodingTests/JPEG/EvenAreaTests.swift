import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct EvenAreaTests {
  private static func flat(_ dc: Int) -> UInt32 { UInt32(0x4000_0000 + dc) }

  /// Returns rows of 40 blocks of varying shades, with areas of one shade in them.
  private static func blocks(_ areas: [(area: BlockArea, dc: Int)]) -> CodedBlocks {
    var words = (0..<40 * 30).map { flat($0 % 37 - 18) }
    for (area, dc) in areas {
      for row in area.row..<area.row + area.rows {
        for column in area.column..<area.column + area.columns { words[row * 40 + column] = flat(dc) }
      }
    }
    return CodedBlocks(columns: 40, rows: 30, words: words)
  }

  private static let area = BlockArea(column: 5, row: 4, columns: 9, rows: 7)

  @Test(arguments: [30, -90, 90])
  func findsTheLargest(dc: Int) {
    let other = BlockArea(column: 20, row: 6, columns: 6, rows: 6)
    #expect(EvenArea.find(in: Self.blocks([(Self.area, dc), (other, 33)]), quantizer: 8) == Self.area)
    #expect(EvenArea.find(in: Self.blocks([(other, 33)]), quantizer: 8) == other)
  }

  /// Checks that white and black areas are skipped: with a step of 8, values from 108 on are as good as white or black.
  @Test(arguments: [(107, true), (108, false), (-107, true), (-108, false)])
  func looksAtNeitherBlackNorWhite(dc: Int, isFound: Bool) {
    #expect((EvenArea.find(in: Self.blocks([(Self.area, dc)]), quantizer: 8) != nil) == isFound)
  }

  /// Checks that an area with a further block of its shade beside, above or below it, or with a missing corner, is no
  /// rectangle.
  @Test(arguments: [(14, 6, 50), (4, 6, 50), (7, 3, 50), (7, 11, 50), (5, 4, 0), (13, 10, 0), (9, 7, 0)])
  func isARectangle(column: Int, row: Int, dc: Int) {
    let block = BlockArea(column: column, row: row, columns: 1, rows: 1)
    #expect(EvenArea.find(in: Self.blocks([(Self.area, 50), (block, dc)]), quantizer: 8) == nil)
  }

  /// Checks that an area beside a rectangle of the same shade isn't found, and that one beside another shade is.
  @Test(arguments: [(50, false), (51, true)])
  func dependsOnItsNeighbour(dc: Int, isFound: Bool) {
    let beside = BlockArea(column: 14, row: 5, columns: 2, rows: 3)
    let found = EvenArea.find(in: Self.blocks([(Self.area, 50), (beside, dc)]), quantizer: 8)
    #expect(found == (isFound ? Self.area : nil))
  }

  @Test func findsNothingInNothing() {
    #expect(EvenArea.find(in: CodedBlocks(columns: 0, rows: 0, words: []), quantizer: 0) == nil)
    #expect(
      EvenArea.find(
        in: CodedBlocks(columns: 40, rows: 30, words: .init(repeating: 0, count: 1_200)), quantizer: 8) == nil
    )
  }
}
