import MetaLensFacts

/// A rectangle of even blocks within a picture, as a program leaves it that wipes an area out.
///
/// Even areas of a photo have no straight sides, or reach the picture's: of 204 originals none has a rectangle of more than
/// 19 blocks, and none one of more than 3 by 3.
enum EvenArea {
  /// Blocks that it has at least, across and down.
  private static let minimumSide = 4
  /// Blocks that it has at least in all.
  private static let minimumBlocks = 36

  /// A rectangle that grows from row to row.
  private struct Growing {
    var area: BlockArea
    var dc: Int
    /// Whether blocks of its shade stand beside it: it is no rectangle then.
    var isSpoiled = false

    var range: Range<Int> { area.column..<area.column + area.columns }

    /// Takes over what it touches in the row above where that is the same in place and width; else it is spoiled.
    mutating func grow(from above: Growing) {
      if above.range == range {
        area.row = above.area.row
        area.rows = above.area.rows + 1
        isSpoiled = above.isSpoiled
      } else {
        isSpoiled = true
      }
    }
  }

  /// The largest such rectangle; nil where there is none.
  ///
  /// - Parameter quantizer: the step of the DC coefficient. What is darker than 20 or lighter than 236 of 255 isn't looked
  ///   at: light and darkness leave such areas, and some cameras print on them.
  static func find(in blocks: CodedBlocks, quantizer: Int) -> BlockArea? {
    let limit = (1024 - 160) / max(1, quantizer)
    var best: BlockArea?
    var growing: [Growing] = []
    for row in 0..<blocks.rows {
      var next: [Growing] = []
      // Both are in the order of columns: what ends before a run begins is of no use for those behind it.
      var isTouched = [Bool](repeating: false, count: growing.count)
      var start = 0
      for run in runs(of: blocks, in: row) {
        var mine = Growing(
          area: BlockArea(column: run.range.lowerBound, row: row, columns: run.range.count, rows: 1),
          dc: run.dc)
        while start < growing.count, growing[start].range.upperBound <= run.range.lowerBound { start += 1 }
        var index = start
        while index < growing.count, growing[index].range.lowerBound < run.range.upperBound {
          let above = growing[index]
          if above.dc == run.dc {
            isTouched[index] = true
            mine.grow(from: above)
          }
          index += 1
        }
        next.append(mine)
      }
      for (ended, isTouched) in zip(growing, isTouched) where !isTouched {
        if !ended.isSpoiled, abs(ended.dc) < limit { take(ended.area, in: blocks, &best) }
      }
      growing = next
    }
    return best
  }

  /// The even blocks of a row that have one DC coefficient, one after the other.
  private static func runs(of blocks: CodedBlocks, in row: Int) -> [(range: Range<Int>, dc: Int)] {
    var runs: [(range: Range<Int>, dc: Int)] = []
    let start = row * blocks.columns
    for index in start..<start + blocks.columns where CodedBlocks.isFlat(blocks.words[index]) {
      let (column, dc) = (index - start, CodedBlocks.dc(of: blocks.words[index]))
      if let last = runs.last, last.range.upperBound == column, last.dc == dc {
        runs[runs.count - 1].range = last.range.lowerBound..<column + 1
      } else {
        runs.append((column..<column + 1, dc))
      }
    }
    return runs
  }

  /// Keeps a rectangle that is large enough, larger than the best and away from the picture's sides.
  private static func take(_ area: BlockArea, in blocks: CodedBlocks, _ best: inout BlockArea?) {
    guard area.columns >= minimumSide, area.rows >= minimumSide, area.columns * area.rows >= minimumBlocks,
      area.columns * area.rows > best.map({ $0.columns * $0.rows }) ?? 0, area.column > 0, area.row > 0,
      area.column + area.columns < blocks.columns, area.row + area.rows < blocks.rows
    else { return }
    best = area
  }
}
