/// The part in which a thumbnail and its picture differ while everything else is alike.
///
/// One tone curve for all cells, in each direction, evens out brightness, contrast and gamma, so that shades clipped in
/// one of the two don't count. A cell also agrees if its shade is between those of its neighbours, which allows for
/// sharpening, coding noise and a shift of one cell. The remaining difference in an original is under 1 of 255.
/// Measured: Tests/Accuracy/picture_rates.py.
struct ThumbnailPart: Equatable {
  /// The part's share of the area in percent, at least 1.
  var share: Int
  /// Where it is in the picture, in percent of its width and height.
  var place: PartPlace

  /// Whether the colours differ there and the shades don't.
  var isOfColour = false

  /// Finds the part; nil if the two agree all over, or nowhere.
  ///
  /// The allowance for neighbours takes a cell off each edge: a part counts from about 2 % of the area.
  init?(_ cells: ThumbnailCells, _ curves: ToneCurves, of picture: RasterSampling) {
    // Above 12 the other cells don't agree well enough to say anything about a part.
    guard curves.spread <= 12 else { return nil }
    let difference = CellDifference(cells, curves, above: 4)
    self.init(
      difference, minimum: max(4, 0.004 * Double(difference.distances.count)),
      maximumOff: 0.01, window: cells.window, of: picture)
  }

  /// Finds a smaller part, of about 0.2 % of the area, whose shades clearly differ: about the size of a number plate.
  ///
  /// Some phones straighten the picture and not its thumbnail. That moves things by some cells, most of all at the
  /// edges, where either shows what the other cut off. So what moved with its surroundings is no change, and neither is
  /// anything at an edge.
  init?(fine cells: ThumbnailCells, _ curves: ToneCurves, of picture: RasterSampling) {
    // The limit is at least 18: most photos have no cells that need a closer look.
    let far = zip(cells.picture.values, cells.thumbnail.values).count { abs(curves.forward($0) - $1) > 18 }
    guard far >= 8 else { return nil }
    let difference = CellDifference(cells, curves, above: 16)
    guard difference.spread <= 12 else { return nil }
    self.init(difference, minimum: 8, maximumOff: 0.002, movedBy: 4, window: cells.window, of: picture)
  }

  /// Finds a part whose colours differ.
  init?(_ cells: ChromaCells, window: RasterWindow, of picture: RasterSampling) {
    let difference = CellDifference(cells, above: 4)
    guard difference.spread <= 6 else { return nil }
    self.init(difference, minimum: 4, maximumOff: 0.01, window: window, of: picture)
    isOfColour = true
  }

  /// - Parameters:
  ///   - minimum: The smallest number of adjoining cells that differ by more than the limit.
  ///   - share: The share of the other cells below which they may differ by more than half the limit and still agree.
  ///   - cells: How far the part may have moved, in cells; 0 if neither that nor the edges matter.
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
    // The other cells must agree, and be most of the area.
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
