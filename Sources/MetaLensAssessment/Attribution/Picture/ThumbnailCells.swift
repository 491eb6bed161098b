/// A thumbnail and its picture laid out in cells at the thumbnail's scale, each cell for the same place in both.
struct ThumbnailCells {
  /// The mean shades of the thumbnail's cells, 0 to 255.
  let thumbnail: CellGrid
  /// The mean shades of the picture's cells at the same places.
  let picture: CellGrid
  /// The part of the picture that the thumbnail shows, in samples.
  let window: RasterWindow

  /// The number of cells on the longer side.
  private static let cells = 48

  /// Lays both out, and moves and scales the picture's window a little until they agree best.
  init(_ picture: RasterSampling, _ thumbnail: RasterSampling, window: RasterWindow, box: RasterWindow) {
    let (columns, rows) = Self.layout(box, cells: Self.cells)
    func grid(_ values: [Double]) -> CellGrid { CellGrid(columns: columns, rows: rows, values: values) }
    let small = grid(thumbnail.means(box, columns: columns, rows: rows))
    self.thumbnail = small
    self.window = Self.refined(window, of: picture, to: small)
    self.picture = grid(picture.means(self.window, columns: columns, rows: rows))
  }

  /// Lays the same two out in as many cells as both have samples for; nil if that is hardly more.
  init?(finerThan cells: Self, _ picture: RasterSampling, _ thumbnail: RasterSampling, box: RasterWindow) {
    let samples = min(max(box.width, box.height), max(cells.window.width, cells.window.height))
    guard samples >= 96 else { return nil }
    let (columns, rows) = Self.layout(box, cells: min(144, Int(samples)))
    func grid(_ values: [Double]) -> CellGrid { CellGrid(columns: columns, rows: rows, values: values) }
    self.thumbnail = grid(thumbnail.means(box, columns: columns, rows: rows))
    self.picture = grid(picture.means(cells.window, columns: columns, rows: rows))
    window = cells.window
  }

  /// Returns the numbers of columns and rows that lay out a window, with `cells` on its longer side.
  static func layout(_ box: RasterWindow, cells: Int) -> (columns: Int, rows: Int) {
    func shorter(_ share: Double) -> Int { max(8, Int((Double(cells) * share).rounded())) }
    return box.aspect >= 1 ? (cells, shorter(1 / box.aspect)) : (shorter(box.aspect), cells)
  }

  /// Returns the window, moved and scaled until the cells agree best; each cell's distance counts up to a limit.
  private static func refined(
    _ start: RasterWindow, of picture: RasterSampling, to small: CellGrid
  ) -> RasterWindow {
    var window = start
    for step in [0.02, 0.01, 0.005, 0.0025] {
      let large = picture.means(window, columns: small.columns, rows: small.rows)
      let curve = ToneCurve(from: large, to: small.values, rounds: 6)
      func cost(_ window: RasterWindow) -> Double {
        let values = picture.means(window, columns: small.columns, rows: small.rows)
        return zip(values, small.values).reduce(0) { $0 + min(abs($1.1 - curve($1.0)), 4 * curve.spread) }
      }
      var best = cost(window)
      let (x, y) = (step * Double(picture.width), step * Double(picture.height))
      for _ in 0..<4 {
        let before = best
        for (left, top, width, height) in [
          (x, 0, 0, 0), (-x, 0, 0, 0), (0, y, 0, 0), (0, -y, 0, 0), (x, 0, -2 * x, 0), (-x, 0, 2 * x, 0),
          (0, y, 0, -2 * y), (0, -y, 0, 2 * y),
        ] {
          let next = RasterWindow(
            left: window.left + left, top: window.top + top, width: window.width + width,
            height: window.height + height)
          guard next.left >= -0.5, next.top >= -0.5, next.left + next.width <= Double(picture.width) + 0.5,
            next.top + next.height <= Double(picture.height) + 0.5
          else { continue }
          let value = cost(next)
          if value < best { (best, window) = (value, next) }
        }
        if best == before { break }
      }
    }
    return window
  }
}
