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

  /// Whether colours differ there, and shades don't.
  var isOfColour = false

  /// Nil where they agree all over, and where they agree nowhere.
  ///
  /// The allowance for neighbours takes a cell off each edge: what counts is about 2 % of the area.
  init?(_ cells: ThumbnailCells, _ curves: ToneCurves, of picture: RasterSampling) {
    // Above 12 the rest doesn't agree well enough to say anything of a part.
    guard curves.spread <= 12 else { return nil }
    let difference = CellDifference(cells, curves, above: 4)
    self.init(
      difference, minimum: max(4, 0.004 * Double(difference.distances.count)),
      maximumOff: 0.01, window: cells.window, of: picture)
  }

  /// A smaller part, of about 0.2 % of the area, whose shades are clearly others: about as much as a number plate.
  ///
  /// Some phones straighten the picture and not its thumbnail, which moves things by some cells, most of all at the edges,
  /// where either shows what the other cut off: what moved with its surroundings is no change, and nothing at an edge is.
  init?(fine cells: ThumbnailCells, _ curves: ToneCurves, of picture: RasterSampling) {
    // The limit is 18 at least: most photos have no cells to look at closer.
    let far = zip(cells.picture.values, cells.thumbnail.values).count { abs(curves.forward($0) - $1) > 18 }
    guard far >= 8 else { return nil }
    let difference = CellDifference(cells, curves, above: 16)
    guard difference.spread <= 12 else { return nil }
    self.init(difference, minimum: 8, maximumOff: 0.002, movedBy: 4, window: cells.window, of: picture)
  }

  /// A part in other colours.
  init?(_ cells: ChromaCells, window: RasterWindow, of picture: RasterSampling) {
    let difference = CellDifference(cells, above: 4)
    guard difference.spread <= 6 else { return nil }
    self.init(difference, minimum: 4, maximumOff: 0.01, window: window, of: picture)
    isOfColour = true
  }

  /// - Parameters:
  ///   - minimum: the fewest cells that are off by more than the limit and touch.
  ///   - share: how much of the rest may be off by half as much; that agrees.
  ///   - cells: how far it may have moved, in cells; 0 where that, and the edges, don't matter.
  private init?(
    _ difference: CellDifference, minimum: Double, maximumOff share: Double, movedBy cells: Int = 0,
    window: RasterWindow, of picture: RasterSampling
  ) {
    let (columns, rows, limit) = (difference.columns, difference.rows, difference.limit)
    let distances = difference.distances
    let grid = CellGrid(columns: columns, rows: rows, values: distances)
    guard let core = grid.largestRegion(above: limit), Double(core.count) >= minimum else { return nil }
    let xs = core.map { $0 % columns }
    let ys = core.map { $0 / columns }
    let x = max(0, (xs.min() ?? 0) - 1)..<min(columns, (xs.max() ?? 0) + 2)
    let y = max(0, (ys.min() ?? 0) - 1)..<min(rows, (ys.max() ?? 0) + 2)
    var outside = (count: 0, off: 0)
    var inside = 0
    for index in distances.indices {
      if x.contains(index % columns), y.contains(index / columns) {
        if difference.direct[index] > limit { inside += 1 }
      } else {
        outside.count += 1
        if distances[index] > limit / 2 { outside.off += 1 }
      }
    }
    // The rest must agree, and be most of the area.
    guard outside.count * 2 >= distances.count, Double(outside.off) < share * Double(outside.count) else {
      return nil
    }
    if cells > 0 {
      guard x.lowerBound > 0, y.lowerBound > 0, x.upperBound < columns, y.upperBound < rows,
        Double(difference.stillOff(core, in: x, y, movedBy: cells)) >= minimum
      else { return nil }
    }
    self.share = max(1, (max(inside, core.count) * 100 + distances.count / 2) / distances.count)
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
