/// 64 bits that stay nearly the same when a picture is coded again or resized (Docs/Relatives.md).
///
/// pHash by the discrete cosine transform: the picture in grey at 32 by 32, of its transform the 8 by 8 lowest
/// frequencies but those of a whole row or column, and of each whether it is above their median (Zauner, Implementation
/// and Benchmarking of Perceptual Image Hash Functions, 2010, 3.2.1). All in whole numbers: every machine gives the
/// same.
package enum PerceptualHash {
  /// How many of 64 bits may differ where pictures are said to look alike; Docs/Relatives.md has the rates.
  package static let maximumDifferences = 7
  /// What the picture has to have on its shorter side, in samples: eighths of a pixel at most.
  static let minimumSide = 16
  /// The median distance of the coefficients from their median under which bits are noise, in the transform's grey
  /// levels.
  static let minimumContrast = 4

  private static let side = 32
  private static let count = 8
  private static let scale = 1 << 12

  /// The hash of a picture as it is shown; nil if it is too small, or flat as a sky or a black frame.
  ///
  /// - Parameter orientation: EXIF's, 1 to 8: turned pictures and those stored upright are the same.
  package static func of(_ raster: GreyRaster, orientation: Int = 1) -> UInt64? {
    guard min(raster.width, raster.height) >= minimumSide else { return nil }
    let sampling = RasterSampling(raster)
    let cells = sampling.means(sampling.whole, columns: side, rows: side).map { Int(($0 * 16).rounded()) }
    let values = lowFrequencies(of: turned(cells, orientation))
    let sorted = values.sorted()
    let median = (sorted[31] + sorted[32]) / 2
    let distances = values.map { abs($0 - median) }.sorted()
    guard distances[32] >= minimumContrast * unit else { return nil }
    var hash: UInt64 = 0
    for value in values { hash = hash << 1 | (value > median ? 1 : 0) }
    return hash == 0 ? nil : hash
  }

  /// What one grey level of the orthonormal transform is in `lowFrequencies`: cells are sixteenths, cosines 4096ths,
  /// and the transform's factor is 2 by 32.
  private static let unit = 16 * scale * side / 2

  /// The cells as they are shown.
  private static func turned(_ cells: [Int], _ orientation: Int) -> [Int] {
    var turned: [Int] = []
    PictureOrientation(orientation).forEachPixel(width: side, height: side) { turned.append(cells[$0]) }
    return turned
  }

  /// The coefficients of frequencies 1 to 8 both ways, rows from the lowest, in `unit`s a grey level.
  private static func lowFrequencies(of cells: [Int]) -> [Int] {
    var across = [Int](repeating: 0, count: side * count)
    for y in 0..<side {
      for u in 0..<count {
        var sum = 0
        for x in 0..<side { sum += cells[y * side + x] * cosines[u * side + x] }
        across[y * count + u] = sum
      }
    }
    var values: [Int] = []
    values.reserveCapacity(count * count)
    for v in 0..<count {
      for u in 0..<count {
        var sum = 0
        for y in 0..<side { sum += across[y * count + u] / scale * cosines[v * side + y] }
        values.append(sum)
      }
    }
    return values
  }

  /// cos((2x + 1)uπ/64) for u from 1 to 8, in 4096ths; by cos((k + 1)a) = 2 cos a cos ka - cos((k - 1)a), without libm.
  private static let cosines: [Int] = {
    let cosine = 0.998_795_456_205_172_4
    var all = [1.0, cosine]
    while all.count < 128 { all.append(2 * cosine * all[all.count - 1] - all[all.count - 2]) }
    return (1...count).flatMap { u in
      (0..<side).map { x in Int((all[(2 * x + 1) * u % 128] * Double(scale)).rounded()) }
    }
  }()
}
