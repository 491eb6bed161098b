/// The part in which a thumbnail and its picture differ while the rest is alike.
///
/// One tone curve for all cells takes up brightness, contrast and gamma, either way, so that shades that were cut off
/// in one of them don't count. A cell agrees where its shade lies between those of its neighbours too: that allows for
/// sharpening, coding noise and a shift of one cell. What is left of an original is under 1 of 255. Measured:
/// Tests/Accuracy/picture_rates.py.
struct ThumbnailPart: Equatable {
  /// The part's share of the area in percent, at least 1.
  var share: Int
  /// Where it is in the picture, in percent of its width and height.
  var place: PartPlace

  /// The least connected cells that count, as a share of all.
  ///
  /// The allowance for neighbours takes a cell off each edge: what counts is about 2 % of the area.
  private static let leastShare = 0.004

  /// Nil where they agree all over, and where they agree nowhere.
  init?(_ cells: ThumbnailCells, of picture: RasterSampling) {
    let (small, large, window) = (cells.thumbnail, cells.picture, cells.window)
    let (columns, rows) = (small.columns, small.rows)
    let forward = ToneCurve(from: large.values, to: small.values, rounds: 12)
    let backward = ToneCurve(from: small.values, to: large.values, rounds: 12)
    let spread = max(forward.spread, backward.spread)
    // Above 12 the rest doesn't agree well enough to say anything of a part.
    guard spread <= 12 else { return nil }
    func grid(_ values: [Double]) -> CellGrid { CellGrid(columns: columns, rows: rows, values: values) }
    let expected = grid(large.values.map { forward($0) })
    let there = small.distances(to: expected)
    let back = large.distances(to: grid(small.values.map { backward($0) }))
    let distances = zip(there, back).map { min($0, $1) }

    let limit = 4 + 2 * spread
    guard let core = grid(distances).largestRegion(above: limit),
      Double(core.count) >= max(4, Self.leastShare * Double(distances.count))
    else { return nil }
    let xs = core.map { $0 % columns }
    let ys = core.map { $0 / columns }
    let x = max(0, (xs.min() ?? 0) - 1)..<min(columns, (xs.max() ?? 0) + 2)
    let y = max(0, (ys.min() ?? 0) - 1)..<min(rows, (ys.max() ?? 0) + 2)
    var outside = (count: 0, off: 0)
    var inside = 0
    for index in distances.indices {
      if x.contains(index % columns), y.contains(index / columns) {
        if abs(small.values[index] - expected.values[index]) > limit { inside += 1 }
      } else {
        outside.count += 1
        if distances[index] > limit / 2 { outside.off += 1 }
      }
    }
    // The rest must agree: most of the area, with less than 1 % of it off by half as much.
    guard outside.count * 2 >= distances.count, outside.off * 100 < outside.count else { return nil }
    share = max(1, (max(inside, core.count) * 100 + distances.count / 2) / distances.count)
    func percent(column: Int) -> Int {
      Self.percent(window.left + window.width * Double(column) / Double(columns), of: picture.width)
    }
    func percent(row: Int) -> Int {
      Self.percent(window.top + window.height * Double(row) / Double(rows), of: picture.height)
    }
    place = PartPlace(
      left: percent(column: x.lowerBound), top: percent(row: y.lowerBound),
      right: percent(column: x.upperBound), bottom: percent(row: y.upperBound))
  }

  private static func percent(_ value: Double, of whole: Int) -> Int {
    min(100, max(0, Int((value * 100 / Double(max(1, whole))).rounded())))
  }
}

/// A rectangle in a picture, its edges in percent of the picture's width and height.
struct PartPlace: Sendable, Equatable {
  /// From the picture's left edge.
  var left: Int
  /// From its top edge.
  var top: Int
  /// The right edge, from the picture's left one.
  var right: Int
  /// The bottom edge, from the picture's top one.
  var bottom: Int
}
