import MetaLensFacts

/// The colours of a picture and of its thumbnail laid out in cells, each cell for the same place in both.
struct ChromaCells {
  let picture: ChromaPlanes
  let thumbnail: ChromaPlanes
  /// Whether Cb and Cr were exchanged in the picture or the thumbnail; `thumbnail` has them in the picture's order.
  let isExchanged: Bool

  /// A small picture: its shades and colours, and the compared window, measured in samples of the shades.
  struct Source {
    var shades: RasterSampling
    var chroma: ChromaRaster
    var window: RasterWindow

    /// Returns the colours of the window in cells, limited to those that can be shown.
    fileprivate func planes(columns: Int, rows: Int, isExchanged: Bool = false) -> ChromaPlanes {
      let planes = ChromaPlanes(chroma, window, columns: columns, rows: rows)
      let own = isExchanged ? ChromaPlanes(blue: planes.red, red: planes.blue) : planes
      return own.shown(with: shades.means(window, columns: columns, rows: rows))
    }
  }

  /// The number of cells on the longer side: cameras give a thumbnail of 160 pixels 80 samples of colour.
  private static let cells = 32

  /// Lays the picture and the thumbnail out in cells.
  init(_ picture: Source, _ thumbnail: Source) {
    let (columns, rows) = ThumbnailCells.layout(thumbnail.window, cells: Self.cells)
    let large = picture.planes(columns: columns, rows: rows)
    let small = thumbnail.planes(columns: columns, rows: rows)
    // One phone was seen that exchanges Cb and Cr in its thumbnails (Docs/Sources.md, E11).
    let exchanged = thumbnail.planes(columns: columns, rows: rows, isExchanged: true)
    isExchanged = large.likeness(to: exchanged) >= 0.95 && large.likeness(to: small) < 0.9
    self.picture = large
    self.thumbnail = isExchanged ? exchanged : small
  }
}
