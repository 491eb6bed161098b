/// A picture laid out in cells, with a value for each; rows from the top.
struct CellGrid {
  let columns: Int
  let rows: Int
  let values: [Double]

  /// How far each value is outside of what stands around its place in the other grid, or the other way round.
  ///
  /// The less of both counts.
  func distances(to other: CellGrid) -> [Double] {
    let (mine, others) = (ranges, other.ranges)
    return values.indices.map { index in
      min(
        Self.distance(values[index], from: others[index]),
        Self.distance(other.values[index], from: mine[index]))
    }
  }

  private static func distance(_ value: Double, from range: ClosedRange<Double>) -> Double {
    max(0, max(range.lowerBound - value, value - range.upperBound))
  }

  /// The least and greatest value among each cell and its eight neighbours.
  private var ranges: [ClosedRange<Double>] {
    values.indices.map { index in
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
