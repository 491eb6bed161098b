/// How far corresponding cells of two pictures differ after a global tone or colour change between them is undone.
struct CellDifference {
  /// How far each cell's value is outside the range of the nine cells around its place in the other picture; the
  /// smaller value of the two directions.
  ///
  /// 0 if it differs from the cell at its own place by at most half the limit.
  let distances: [Double]
  /// How far each cell's value is from the one at its own place in the other picture.
  let direct: [Double]
  /// The typical distance of cells.
  let spread: Double
  /// The distance above which a cell counts as different.
  let limit: Double
  let columns: Int
  let rows: Int
  /// The planes of one picture and the adjusted planes of the other, in each direction.
  private let pairs: [(mine: [CellGrid], other: [CellGrid])]

  /// Compares the shades of cells, under a tone curve in each direction.
  ///
  /// - Parameter base: The limit minus twice the spread, of 255.
  init(_ cells: ThumbnailCells, _ curves: ToneCurves, above base: Double) {
    let (small, large) = (cells.thumbnail, cells.picture)
    let there = large.with(large.values.map { curves.forward($0) })
    let back = small.with(small.values.map { curves.backward($0) })
    let spread = max(
      curves.forward.spread(from: large.values, to: small.values),
      curves.backward.spread(from: small.values, to: large.values))
    self.init([([small], [there]), ([large], [back])], spread: spread, above: base)
  }

  /// Compares the colours of cells, under a gain and shifts in each direction.
  init(_ cells: ChromaCells, above base: Double) {
    let (small, large) = (cells.thumbnail, cells.picture)
    let (forward, backward) = (ChromaFit(from: large, to: small), ChromaFit(from: small, to: large))
    let (there, back) = (forward(large), backward(small))
    self.init(
      [
        ([small.blue, small.red], [there.blue, there.red]),
        ([large.blue, large.red], [back.blue, back.red]),
      ],
      spread: max(forward.spread, backward.spread), above: base)
  }

  private init(_ pairs: [(mine: [CellGrid], other: [CellGrid])], spread: Double, above base: Double) {
    self.pairs = pairs
    self.spread = spread
    limit = base + 2 * spread
    let first = pairs[0].mine[0]
    (columns, rows) = (first.columns, first.rows)
    let ways = pairs.map { pair in
      Self.lengths(zip(pair.mine, pair.other).map { zip($0.values, $1.values).map { $0 - $1 } })
    }
    direct = ways[0]
    // The cells around a place include the place itself, so no distance grows by this, and few cells are different at
    // all.
    var distances = [Double](repeating: 0, count: direct.count)
    for index in distances.indices where min(ways[0][index], ways[1][index]) > limit / 2 {
      distances[index] = min(
        Self.distance(index, pairs[0], movedBy: (0, 0)), Self.distance(index, pairs[1], movedBy: (0, 0)))
    }
    self.distances = distances
  }

  /// Returns how far a cell is from the cells around its place in the other picture, moved by a number of cells.
  private static func distance(
    _ index: Int, _ pair: (mine: [CellGrid], other: [CellGrid]), movedBy move: (Int, Int)
  ) -> Double {
    let parts = zip(pair.mine, pair.other).map { $0.distance(of: index, to: $1, movedBy: move) }
    return parts.count == 1 ? parts[0] : parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// Returns the lengths of vectors whose components are in planes.
  private static func lengths(_ planes: [[Double]]) -> [Double] {
    guard planes.count > 1 else { return planes[0].map { abs($0) } }
    return zip(planes[0], planes[1]).map { ($0 * $0 + $1 * $1).squareRoot() }
  }

  /// Returns how many of a part's cells still differ by more than the limit if the part is moved as its surroundings
  /// have moved.
  ///
  /// - Parameters:
  ///   - part: The cells, which are in these columns and rows.
  ///   - maximum: The largest distance by which it may have moved, in cells.
  func stillOff(
    _ part: [Int], in columns: Range<Int>, _ rows: Range<Int>, movedBy maximum: Int
  ) -> Int {
    let reach = 2 * maximum
    let across = max(0, columns.lowerBound - reach)..<min(self.columns, columns.upperBound + reach)
    let down = max(0, rows.lowerBound - reach)..<min(self.rows, rows.upperBound + reach)
    var ring: [Int] = []
    for row in down {
      for column in across where !(columns.contains(column) && rows.contains(row)) {
        ring.append(row * self.columns + column)
      }
    }
    let (mine, other) = (pairs[0].mine[0], pairs[0].other[0])
    func cost(_ x: Int, _ y: Int) -> Double {
      ring.reduce(0) { sum, cell in
        let rest = mine.values[cell] - other.values[other.index(cell, movedBy: (x, y))]
        return sum + rest * rest
      }
    }
    // Only if it fits clearly better there: on even ground it fits everywhere.
    var (minimum, move) = (0.7 * cost(0, 0), (0, 0))
    for y in -maximum...maximum {
      for x in -maximum...maximum {
        let value = cost(x, y)
        if value < minimum { (minimum, move) = (value, (x, y)) }
      }
    }
    return part.count { cell in pairs.allSatisfy { Self.distance(cell, $0, movedBy: move) > limit } }
  }

}
