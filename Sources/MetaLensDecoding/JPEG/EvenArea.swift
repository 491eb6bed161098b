import MetaLensFacts

/// Finds a rectangle of flat blocks within a picture, as a program leaves it that blanks out an area.
///
/// A photo's own even areas don't have straight sides, or they reach the picture's edge: in 204 originals, no rectangle
/// has more than 19 blocks, and none has more than 3 by 3.
enum EvenArea {
  /// The minimum number of blocks across and down.
  private static let minimumSide = 4
  /// The minimum number of blocks in total.
  private static let minimumBlocks = 36

  /// A rectangle that grows from row to row.
  private struct Growing {
    var area: BlockArea
    var dc: Int
    /// Whether blocks of its shade are next to it, so that it isn't a rectangle.
    var isSpoiled = false

    var range: Range<Int> { area.column..<area.column + area.columns }

    /// Continues the run that it touches in the row above if both have the same columns; otherwise marks the area as
    /// spoiled.
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

  /// Returns the largest such rectangle; nil if there is none.
  ///
  /// - Parameter quantizer: The quantization step of the DC coefficient. Areas darker than 20 or lighter than 236 of
  ///   255 are ignored: light and darkness leave such areas, and some cameras print on them.
  static func find(in blocks: CodedBlocks, quantizer: Int) -> BlockArea? {
    let limit = (1024 - 160) / max(1, quantizer)
    var best: BlockArea?
    var growing: [Growing] = []
    for row in 0..<blocks.rows {
      var next: [Growing] = []
      // Both lists are in the order of columns: an area that ends before a run begins can't touch later runs either.
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

  /// Returns the runs of consecutive flat blocks in a row that have the same DC coefficient.
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

  /// Keeps a rectangle if it is large enough, larger than the best, and away from the picture's edges.
  private static func take(_ area: BlockArea, in blocks: CodedBlocks, _ best: inout BlockArea?) {
    guard area.columns >= minimumSide, area.rows >= minimumSide, area.columns * area.rows >= minimumBlocks,
      area.columns * area.rows > best.map({ $0.columns * $0.rows }) ?? 0, area.column > 0, area.row > 0,
      area.column + area.columns < blocks.columns, area.row + area.rows < blocks.rows
    else { return }
    best = area
  }
}
