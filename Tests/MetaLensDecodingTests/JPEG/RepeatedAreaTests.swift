import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct RepeatedAreaTests {
  private static let texturedBit: UInt32 = 0x8000_0000

  /// Returns a picture of 40 columns in which each block is unique, except for the blocks that `change` sets.
  private static func blocks(rows: Int = 30, _ change: (inout [UInt32]) -> Void) -> CodedBlocks {
    var words = (0..<UInt32(40 * rows)).map { texturedBit | $0 &* 2_654_435_761 >> 1 }
    change(&words)
    return CodedBlocks(columns: 40, rows: rows, words: words)
  }

  /// Returns the picture with an area copied so many columns and rows further.
  private static func copied(_ area: BlockArea, by columns: Int, _ rows: Int, step: Int = 1) -> CodedBlocks {
    blocks { words in
      let before = words
      for row in stride(from: area.row, to: area.row + area.rows, by: step) {
        for column in stride(from: area.column, to: area.column + area.columns, by: step) {
          words[(row + rows) * 40 + column + columns] = before[row * 40 + column]
        }
      }
    }
  }

  /// Checks that a copy is found to the right, below, and below to the left.
  ///
  /// Rows count from the top, so the higher area is the first.
  @Test(arguments: [(18, 0), (0, 12), (-10, 8), (-12, 1), (12, -2)])
  func findsWhereItStandsAgain(columns: Int, rows: Int) throws {
    let area = BlockArea(column: 14, row: 5, columns: 8, rows: 6)
    let found = try #require(PictureFacts.RepeatedArea.find(in: Self.copied(area, by: columns, rows)))
    let other = area.moved(columns: columns, rows: rows)
    #expect(found.first == (rows < 0 ? other : area))
    #expect(found.second == (rows < 0 ? area : other))
    #expect(found.blockCount == 48)
  }

  /// Checks that one or two blocks without texture in a row don't divide an area, and that more do.
  @Test(arguments: [(1, 144), (2, 36), (3, nil)])
  func leavesOutWhatHasNoTexture(step: Int, blockCount: Int?) {
    let area = BlockArea(column: 2, row: 2, columns: 12, rows: 12)
    let found = PictureFacts.RepeatedArea.find(in: Self.copied(area, by: 20, 14, step: step))
    #expect(found?.blockCount == blockCount)
  }

  /// Checks that blocks equal by chance, a repeating pattern, small areas and flat blocks aren't found.
  @Test func findsNothingElse() {
    let scattered = Self.blocks { words in
      for index in 0..<200 { words[600 + 3 * index] = words[(index * 7) % 600] }
    }
    let pattern = Self.blocks { words in
      for row in 5..<20 { for column in 3..<38 { words[row * 40 + column] = words[row * 40 + column % 2] } }
    }
    let few = Self.copied(BlockArea(column: 2, row: 2, columns: 31, rows: 1), by: 0, 9)
    let flat = Self.blocks { words in words = words.map { _ in 0x4000_0000 } }
    for blocks in [scattered, pattern, few, flat, Self.blocks(rows: 0) { _ in }] {
      #expect(PictureFacts.RepeatedArea.find(in: blocks) == nil)
    }
  }

  /// Checks a date's letters printed on a bar in both places, or on the picture in one of them or both.
  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func whatIsPrintedOnABarIsNone(first: Bool, second: Bool) {
    let area = BlockArea(column: 5, row: 5, columns: 8, rows: 6)
    var blocks = Self.copied(area, by: 18, 14)
    for (place, isOnBar) in [(area, first), (area.moved(columns: 18, rows: 14), second)] where isOnBar {
      for row in place.row - 1...place.row + place.rows {
        for column in place.column - 1...place.column + place.columns
        where !(place.row..<place.row + place.rows).contains(row)
          || !(place.column..<place.column + place.columns).contains(column)
        {
          blocks.words[row * 40 + column] = 0x4000_0000
        }
      }
    }
    #expect((PictureFacts.RepeatedArea.find(in: blocks) == nil) == (first && second))
  }

  /// Checks a tile that appears twice in the picture, and one that appears four times.
  @Test(arguments: [(2, true), (4, false)])
  func aTileIsNone(count: Int, isFound: Bool) {
    let blocks = Self.blocks { words in
      let before = words
      for index in 0..<count * 48 {
        let (copy, block) = index.quotientAndRemainder(dividingBy: 48)
        let place = (1 + 7 * copy + block / 8) * 40 + 3 + 9 * copy + block % 8
        words[place] = before[(1 + block / 8) * 40 + 3 + block % 8]
      }
    }
    #expect((PictureFacts.RepeatedArea.find(in: blocks) != nil) == isFound)
  }

  /// Checks that many blocks with the same place in a table cost no time: only the first 64 are compared.
  @Test(arguments: [(0, true), (10, false)])
  func triesFewPlacesForABlock(row: Int, isFound: Bool) {
    var words = (0..<6_000).map { Self.texturedBit | UInt32($0) << 14 }
    for column in 0..<40 { words[(row + 30) * 100 + column] = words[row * 100 + column] }
    let found = PictureFacts.RepeatedArea.find(in: CodedBlocks(columns: 100, rows: 60, words: words))
    #expect((found != nil) == isFound)
  }
}
