import MetaLensFacts

/// Cb and Cr in cells; 0 means no colour.
struct ChromaPlanes {
  var blue: CellGrid
  var red: CellGrid

  init(blue: CellGrid, red: CellGrid) {
    self.blue = blue
    self.red = red
  }

  /// Samples the colours of a window that is given in samples of the shades.
  init(_ raster: ChromaRaster, _ window: RasterWindow, columns: Int, rows: Int) {
    let own = RasterWindow(
      left: window.left / raster.pitchAcross, top: window.top / raster.pitchDown,
      width: window.width / raster.pitchAcross, height: window.height / raster.pitchDown)
    func grid(_ plane: GreyRaster) -> CellGrid {
      let means = RasterSampling(plane).means(own, columns: columns, rows: rows)
      return CellGrid(columns: columns, rows: rows, values: means.map { $0 - 128 })
    }
    self.init(blue: grid(raster.blue), red: grid(raster.red))
  }

  /// The distance of the colours from grey, as a root mean square, of 255.
  var strength: Double { products(with: self).along.squareRoot() }

  /// The colours minus their mean.
  var centred: ChromaPlanes {
    func centred(_ plane: CellGrid) -> CellGrid {
      let mean = plane.mean
      return plane.with(plane.values.map { $0 - mean })
    }
    return ChromaPlanes(blue: centred(blue), red: centred(red))
  }

  /// Returns how well the colours match another picture's, without any change, -1 to 1.
  func likeness(to other: ChromaPlanes) -> Double {
    products(with: other).along / max(1e-9, strength * other.strength)
  }

  /// Returns the mean products of the colours with another picture's of the same hue, and with those a quarter of the
  /// colour circle away.
  func products(with other: ChromaPlanes) -> (along: Double, across: Double) {
    var (along, across) = (0.0, 0.0)
    for index in blue.values.indices {
      let (left, right) = (
        (blue.values[index], red.values[index]), (other.blue.values[index], other.red.values[index])
      )
      along += left.0 * right.0 + left.1 * right.1
      across += left.1 * right.0 - left.0 * right.1
    }
    let count = Double(max(1, blue.values.count))
    return (along / count, across / count)
  }

  /// Returns the colours limited to those that red, green and blue can show at these shades (ITU-T T.871, section 7).
  ///
  /// Coded colours may go beyond, above all in the dark, and a program that works in red, green and blue clips them.
  func shown(with shades: [Double]) -> ChromaPlanes {
    var (blues, reds) = (blue.values, red.values)
    func cut(_ value: Double) -> Double { min(255, max(0, value)) }
    for index in blues.indices where index < shades.count {
      let (shade, cb, cr) = (shades[index], blues[index], reds[index])
      let red = cut(shade + 1.402 * cr)
      let green = cut(shade - 0.344136 * cb - 0.714136 * cr)
      let blue = cut(shade + 1.772 * cb)
      blues[index] = -0.168736 * red - 0.331264 * green + 0.5 * blue
      reds[index] = 0.5 * red - 0.418688 * green - 0.081312 * blue
    }
    return ChromaPlanes(blue: blue.with(blues), red: red.with(reds))
  }
}
