/// A thumbnail and its picture laid out in cells at the thumbnail's scale, each cell for the same place in both.
struct ThumbnailCells {
  /// The mean shades of the thumbnail's cells, 0 to 255.
  let thumbnail: CellGrid
  /// The mean shades of the picture's cells at the same places.
  let picture: CellGrid
  /// The part of the picture that the thumbnail shows, in samples.
  let window: RasterWindow

  /// Cells on the longer side.
  private static let cells = 48

  /// Lays both out, with the picture's window moved and scaled a little until they agree best.
  init(_ picture: RasterSampling, _ thumbnail: RasterSampling, window: RasterWindow, box: RasterWindow) {
    let columns = box.aspect >= 1 ? Self.cells : max(8, Int((Double(Self.cells) * box.aspect).rounded()))
    let rows = box.aspect >= 1 ? max(8, Int((Double(Self.cells) / box.aspect).rounded())) : Self.cells
    func grid(_ values: [Double]) -> CellGrid { CellGrid(columns: columns, rows: rows, values: values) }
    let small = grid(thumbnail.means(box, columns: columns, rows: rows))
    self.thumbnail = small
    self.window = Self.refined(window, of: picture, to: small)
    self.picture = grid(picture.means(self.window, columns: columns, rows: rows))
  }

  /// The window moved and scaled until the cells agree best, each cell's distance counted up to a limit.
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
