import MetaLensFacts

/// The colours of a picture and of its thumbnail laid out in cells, each cell for the same place in both.
struct ChromaCells {
  let picture: ChromaPlanes
  let thumbnail: ChromaPlanes
  /// Whether Cb and Cr are exchanged in one of them; here they aren't.
  let isExchanged: Bool

  /// A small picture: its shades and colours, and which window of the shades' samples is looked at.
  struct Source {
    var shades: RasterSampling
    var chroma: ChromaRaster
    var window: RasterWindow

    /// What is shown of the window in cells.
    fileprivate func planes(columns: Int, rows: Int, isExchanged: Bool = false) -> ChromaPlanes {
      let planes = ChromaPlanes(chroma, window, columns: columns, rows: rows)
      let own = isExchanged ? ChromaPlanes(blue: planes.red, red: planes.blue) : planes
      return own.shown(with: shades.means(window, columns: columns, rows: rows))
    }
  }

  /// Cells on the longer side: cameras give a thumbnail of 160 pixels 80 samples of colour.
  private static let cells = 32

  /// Lays both out.
  init(_ picture: Source, _ thumbnail: Source) {
    let (columns, rows) = ThumbnailCells.layout(thumbnail.window, cells: Self.cells)
    let large = picture.planes(columns: columns, rows: rows)
    let small = thumbnail.planes(columns: columns, rows: rows)
    // A phone was seen that exchanges the two in its thumbnails (Docs/Sources.md, E11).
    let exchanged = thumbnail.planes(columns: columns, rows: rows, isExchanged: true)
    isExchanged = large.likeness(to: exchanged) >= 0.95 && large.likeness(to: small) < 0.9
    self.picture = large
    self.thumbnail = isExchanged ? exchanged : small
  }
}
