/// A picture laid out in cells with a value for each, in rows from the top.
struct CellGrid {
  let columns: Int
  let rows: Int
  let values: [Double]

  /// Returns how far a value is outside the values around its place in the other grid, or the other grid's value
  /// outside those in this one, whichever is less.
  ///
  /// If the other grid is moved, its place is that many cells further.
  func distance(of index: Int, to other: CellGrid, movedBy move: (across: Int, down: Int)) -> Double {
    let there = self.index(index, movedBy: move)
    return min(
      Self.distance(values[index], from: other.range(around: there)),
      Self.distance(other.values[there], from: range(around: index)))
  }

  /// Returns the index of the cell that is a number of cells further, or of the last one in that direction.
  func index(_ index: Int, movedBy move: (across: Int, down: Int)) -> Int {
    let column = min(columns - 1, max(0, index % columns + move.across))
    return min(rows - 1, max(0, index / columns + move.down)) * columns + column
  }

  var mean: Double { values.reduce(0, +) / Double(max(1, values.count)) }

  /// Returns a grid of the same layout with other values.
  func with(_ values: [Double]) -> CellGrid { CellGrid(columns: columns, rows: rows, values: values) }

  private static func distance(_ value: Double, from range: ClosedRange<Double>) -> Double {
    max(0, max(range.lowerBound - value, value - range.upperBound))
  }

  /// Returns the smallest and the largest value of a cell and its eight neighbours.
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

  /// Returns the indices of the largest set of cells above a limit that are connected by their edges; nil if there are
  /// no such cells.
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
