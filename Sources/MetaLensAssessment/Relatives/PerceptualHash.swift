/// A 64-bit hash that stays nearly the same when a picture is coded again or resized (Docs/Relatives.md).
///
/// It is pHash by the discrete cosine transform: the picture is scaled to 32 by 32 in grey and transformed. Of the
/// coefficients, those of frequencies 1 to 8 in both directions are used, and each bit says whether one is above their
/// median (Zauner, Implementation and Benchmarking of Perceptual Image Hash Functions, 2010, 3.2.1). All values are
/// integers, so that every machine gives the same hash.
package enum PerceptualHash {
  /// The maximum number of the 64 bits that may differ between pictures that count as alike; Docs/Relatives.md has the
  /// rates.
  package static let maximumDifferences = 7
  /// The minimum length of the raster's shorter side, in samples.
  static let minimumSide = 16
  /// The minimum median distance of the coefficients from their median, in grey levels of the transform; below it, the
  /// bits are noise.
  static let minimumContrast = 4

  private static let side = 32
  private static let count = 8
  private static let scale = 1 << 12

  /// Returns the hash of a picture as it is shown; nil if the picture is too small, or too flat, such as a sky or a
  /// black frame.
  ///
  /// - Parameter orientation: the EXIF orientation, 1 to 8: a rotated picture gets the same hash as one that is stored
  ///   upright.
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

  /// Returns a hash, and nearly those that the picture has turned by 180°, and by 90° one way and the other.
  ///
  /// Mirroring changes the sign of each coefficient of an odd frequency, and so the side of the median that it is on,
  /// since the median is near 0. Turning by 90° exchanges the frequencies of both directions besides.
  package static func turns(of hash: UInt64) -> [UInt64] {
    let exchanged = exchangingDirections(hash)
    return [hash, hash ^ oddAcross ^ oddDown, exchanged ^ oddAcross, exchanged ^ oddDown]
  }

  /// Whether two hashes are of pictures that look alike, of which one may be turned by a multiple of 90°.
  package static func areAlike(_ one: UInt64, _ other: UInt64) -> Bool {
    turns(of: other).contains { ($0 ^ one).nonzeroBitCount <= maximumDifferences }
  }

  /// The bits of the odd frequencies across, 1 to 7 in each row, and of those down.
  private static let oddAcross: UInt64 = 0xAAAA_AAAA_AAAA_AAAA
  private static let oddDown: UInt64 = 0xFF00_FF00_FF00_FF00

  /// Returns the hash with rows and columns of its eight by eight bits exchanged (Warren, Hacker's Delight, 7-3).
  private static func exchangingDirections(_ hash: UInt64) -> UInt64 {
    var hash = hash
    for (shift, mask) in [
      (7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0),
    ] as [(UInt64, UInt64)] {
      let change = (hash ^ hash >> shift) & mask
      hash ^= change ^ change << shift
    }
    return hash
  }

  /// One grey level of the orthonormal transform in the units of `lowFrequencies`: cells are in sixteenths, cosines in
  /// 4096ths, and the transform's factor is 2 by 32.
  private static let unit = 16 * scale * side / 2

  /// Returns the cells in the order in which the picture is shown.
  private static func turned(_ cells: [Int], _ orientation: Int) -> [Int] {
    var turned: [Int] = []
    PictureOrientation(orientation).forEachPixel(width: side, height: side) { turned.append(cells[$0]) }
    return turned
  }

  /// Returns the coefficients of frequencies 1 to 8 in both directions, in rows from the lowest, with `unit` for one
  /// grey level.
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
