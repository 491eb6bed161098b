/// A rectangle in a raster, in samples; its edges may be between samples.
struct RasterWindow: Equatable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var aspect: Double { width / height }
}

/// Means over windows of a raster, from its summed-area table (Crow 1984).
struct RasterSampling {
  let width: Int
  let height: Int
  /// The sums of all samples above and to the left, in pairs: at this row, and one row further down; `width + 1` by
  /// `height`.
  ///
  /// An edge of a window is between two rows, so both sums are always needed.
  private let sums: [SIMD2<Double>]

  init(_ raster: GreyRaster) {
    width = raster.width
    height = raster.height
    var above = [Double](repeating: 0, count: raster.width + 1)
    var sums: [SIMD2<Double>] = []
    sums.reserveCapacity((raster.width + 1) * raster.height)
    for y in 0..<raster.height {
      var row = 0.0
      sums.append(.zero)
      for x in 0..<raster.width {
        row += Double(raster.samples[y * raster.width + x])
        let below = above[x + 1] + row
        sums.append(SIMD2(above[x + 1], below))
        above[x + 1] = below
      }
    }
    self.sums = sums
  }

  var whole: RasterWindow { RasterWindow(left: 0, top: 0, width: Double(width), height: Double(height)) }

  /// Returns the means of the window in `count` by `count` cells, normalised to mean 0 and length 1.
  ///
  /// All values are 0 if the window is flat. The product of two such grids is their normalised cross-correlation.
  func grid(_ window: RasterWindow, count: Int) -> [Double] {
    Self.normalised(means(window, columns: count, rows: count))
  }

  /// Returns the mean of each cell of the window, rows from the top.
  func means(_ window: RasterWindow, columns columnCount: Int, rows rowCount: Int) -> [Double] {
    let columns = Self.edges(from: window.left, length: window.width, count: columnCount, limit: width)
    let rows = Self.edges(from: window.top, length: window.height, count: rowCount, limit: height)
    // The sums above and left of each column's edge at the row before.
    var above = [Double](repeating: 0, count: columns.count)
    var cells = [Double](repeating: 0, count: columnCount * rowCount)
    for (y, row) in rows.enumerated() {
      let base = row.index * (width + 1)
      var before = 0.0
      for x in columns.indices {
        let column = columns[x]
        let left = sums[base + column.index]
        let both = left + (sums[base + column.index + 1] - left) * column.fraction
        let sum = both[0] + (both[1] - both[0]) * row.fraction
        let strip = sum - above[x]
        above[x] = sum
        if x > 0, y > 0 {
          let area = column.length * row.length
          cells[(y - 1) * columnCount + x - 1] = area > 1e-9 ? (strip - before) / area : 0
        }
        before = strip
      }
    }
    return cells
  }

  /// A line between cells.
  private struct Edge {
    var index: Int
    var fraction: Double
    /// The length of the cell before the line; 0 for the first line.
    var length: Double
  }

  private static func edges(from start: Double, length: Double, count: Int, limit: Int) -> [Edge] {
    var previous = 0.0
    return (0...count).map { step in
      let value = min(max(start + length * Double(step) / Double(count), 0), Double(limit))
      let index = min(Int(value), limit - 1)
      defer { previous = value }
      return Edge(index: index, fraction: value - Double(index), length: step > 0 ? value - previous : 0)
    }
  }

  private static func normalised(_ cells: [Double]) -> [Double] {
    var cells = cells
    let mean = cells.reduce(0, +) / Double(max(1, cells.count))
    var square = 0.0
    for index in cells.indices {
      cells[index] -= mean
      square += cells[index] * cells[index]
    }
    let length = square.squareRoot()
    let isFlat = !(length > 1e-6)
    for index in cells.indices { cells[index] = isFlat ? 0 : cells[index] / length }
    return cells
  }
}

extension GreyRaster {
  /// The standard deviation of the samples.
  var deviation: Double {
    guard !isEmpty else { return 0 }
    let count = Double(samples.count)
    let mean = Double(samples.reduce(0) { $0 + Int($1) }) / count
    let squares = samples.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    return (squares / count).squareRoot()
  }

  /// The number of rows or of columns, whichever is smaller.
  var shortSide: Int { min(width, height) }

  /// Returns the samples in a window whose edges are whole numbers.
  func part(_ window: RasterWindow) -> GreyRaster {
    let columns = (Int(window.left)..<Int(window.left + window.width)).clamped(to: 0..<width)
    let rows = (Int(window.top)..<Int(window.top + window.height)).clamped(to: 0..<height)
    return GreyRaster(
      width: columns.count, height: rows.count,
      samples: rows.flatMap { row in
        samples[(row * width)...].dropFirst(columns.lowerBound).prefix(columns.count)
      })
  }

  /// Returns the raster rotated or mirrored.
  func turned(_ turn: PictureTurn) -> GreyRaster {
    let orientation = turn.orientation
    var out: [UInt8] = []
    out.reserveCapacity(samples.count)
    orientation.forEachPixel(width: width, height: height) { out.append(samples[$0]) }
    let (across, down) = orientation.exchangesSides ? (height, width) : (width, height)
    return GreyRaster(width: across, height: down, samples: out)
  }
}

/// How one picture is rotated or mirrored relative to another.
package enum PictureTurn: String, JSONForm, Sendable, Hashable, CaseIterable {
  /// Rotated by 90 degrees clockwise.
  case clockwise
  /// Rotated by 180 degrees.
  case half
  /// Rotated by 90 degrees counterclockwise.
  case counterclockwise
  /// Left and right exchanged.
  case mirrored
  /// Top and bottom exchanged.
  case flipped

  /// The orientation that turns a stored picture so.
  var orientation: PictureOrientation {
    switch self {
    case .mirrored: PictureOrientation(2)
    case .half: PictureOrientation(3)
    case .flipped: PictureOrientation(4)
    case .clockwise: PictureOrientation(6)
    case .counterclockwise: PictureOrientation(8)
    }
  }

  var inverse: PictureTurn {
    switch self {
    case .clockwise: .counterclockwise
    case .counterclockwise: .clockwise
    case .half, .mirrored, .flipped: self
    }
  }
}
