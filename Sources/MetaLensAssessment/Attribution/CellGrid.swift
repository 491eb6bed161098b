/// A picture laid out in cells, with a value for each; rows from the top.
struct CellGrid {
  let columns: Int
  let rows: Int
  let values: [Double]

  /// How far a value is outside of what stands around its place in the other grid, or the other way round; the less of both.
  ///
  /// Where the other grid is moved, what is looked at stands so many cells further there.
  func distance(of index: Int, to other: CellGrid, movedBy move: (across: Int, down: Int)) -> Double {
    let there = self.index(index, movedBy: move)
    return min(
      Self.distance(values[index], from: other.range(around: there)),
      Self.distance(other.values[there], from: range(around: index)))
  }

  /// A cell's place so many cells further, or the last one on the way there.
  func index(_ index: Int, movedBy move: (across: Int, down: Int)) -> Int {
    let column = min(columns - 1, max(0, index % columns + move.across))
    return min(rows - 1, max(0, index / columns + move.down)) * columns + column
  }

  /// The mean of all values.
  var mean: Double { values.reduce(0, +) / Double(max(1, values.count)) }

  /// Other values in the same cells.
  func with(_ values: [Double]) -> CellGrid { CellGrid(columns: columns, rows: rows, values: values) }

  private static func distance(_ value: Double, from range: ClosedRange<Double>) -> Double {
    max(0, max(range.lowerBound - value, value - range.upperBound))
  }

  /// The least and greatest value among a cell and its eight neighbours.
  private func range(around index: Int) -> ClosedRange<Double> {
    let (x, y) = (index % columns, index / columns)
    var (low, high) = (values[index], values[index])
    for row in max(0, y - 1)...min(rows - 1, y + 1) {
      for column in max(0, x - 1)...min(columns - 1, x + 1) {
        low = min(low, values[row * columns + column])
        high = max(high, values[row * columns + column])
      }
    }
    return low...high
  }

  /// The indices of the largest set of cells above a limit that touch along an edge; nil where there are none.
  func largestRegion(above limit: Double) -> [Int]? {
    var open = values.map { $0 > limit }
    var largest: [Int] = []
    for start in values.indices where open[start] {
      open[start] = false
      var region = [start]
      var next = 0
      while next < region.count {
        let cell = region[next]
        next += 1
        let (x, y) = (cell % columns, cell / columns)
        for (isWithin, neighbour) in [
          (x > 0, cell - 1), (x + 1 < columns, cell + 1), (y > 0, cell - columns),
          (y + 1 < rows, cell + columns),
        ] where isWithin && open[neighbour] {
          open[neighbour] = false
          region.append(neighbour)
        }
      }
      if region.count > largest.count { largest = region }
    }
    return largest.isEmpty ? nil : largest
  }
}
