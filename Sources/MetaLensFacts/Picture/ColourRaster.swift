/// A small picture in colour, rows from the top.
package struct ColourRaster: Sendable, Equatable {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int
  /// Red, green and blue of each pixel, 0 to 255.
  package var samples: [UInt8]
  /// Whether they are a stored thumbnail's, which stands for the picture itself.
  package var isThumbnail = false

  /// Makes a raster; empty where there aren't three samples a pixel.
  package init(width: Int, height: Int, samples: [UInt8]) {
    let fits = width > 0 && height > 0 && samples.count == width * height * 3
    self.width = fits ? width : 0
    self.height = fits ? height : 0
    self.samples = fits ? samples : []
  }

  /// Whether there is no sample.
  package var isEmpty: Bool { samples.isEmpty }

  /// The picture as it is to be looked at (TIFF 6.0, Orientation: 1 to 8); anything else leaves it.
  package func turned(orientation: Int) -> ColourRaster {
    guard (2...8).contains(orientation) else { return self }
    // From 5 on rows and columns are exchanged.
    let isExchanged = orientation >= 5
    let across = isExchanged ? height : width
    let down = isExchanged ? width : height
    // Of the picture that is looked at: where its left and its top come from.
    let flipsColumns = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8
    let flipsRows = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7
    var turned = [UInt8](repeating: 0, count: samples.count)
    var index = 0
    for y in 0..<down {
      for x in 0..<across {
        let column = isExchanged ? y : x
        let row = isExchanged ? x : y
        let from =
          3 * ((flipsRows ? height - 1 - row : row) * width + (flipsColumns ? width - 1 - column : column))
        turned[index] = samples[from]
        turned[index + 1] = samples[from + 1]
        turned[index + 2] = samples[from + 2]
        index += 3
      }
    }
    var raster = ColourRaster(width: across, height: down, samples: turned)
    raster.isThumbnail = isThumbnail
    return raster
  }
}
