/// A phone's gain map compared with the picture that it brightens on HDR screens, both grey and small.
///
/// A phone computes the map from the picture, but its shades are others: it may be dark where the picture is bright,
/// and even over large parts. Edges stay at their places and keep their directions, so these are compared too. A map is
/// unlike the picture only if nothing agrees: of 14 originals by 7 models none has directions that agree by less than
/// 0.2, of 2,172 maps computed from a picture's shades none is unlike, and of 63 files into which another picture was
/// put 42 are.
struct GainMapComparison: Equatable {
  /// How well the directions of the steps from cell to cell agree, -1 to 1: the mean cosine of twice the angle between
  /// them, in which steep steps weigh more.
  ///
  /// Twice, since either side of an edge may be the brighter one.
  let directions: Double
  /// How well the places of steep steps agree: the correlation of the square roots of their heights, -1 to 1.
  let strengths: Double
  /// How well the shades agree, or one's with the other's reversed: the correlation without its sign, 0 to 1.
  let shades: Double

  /// The maximum number of cells on the longer side.
  private static let maximumCells = 80
  /// The minimum of rows and columns of both, in samples.
  private static let minimumSide = 16
  /// The farthest that one is moved over the other, in cells: a phone may crop the picture after making the map.
  private static let reach = 2
  /// The minimum height of a step that counts as an edge, of 255, and the minimum share of cells with one: between few
  /// edges chance decides.
  private static let edge = (height: 4.0, share: 0.15)

  /// Compares the two; nil if one is too small or shows too few edges, or if their proportions differ by more than 5 %.
  init?(picture: GreyRaster, map: GreyRaster) {
    guard min(picture.shortSide, map.shortSide) >= Self.minimumSide else { return nil }
    let (one, other) = (picture.width * map.height, picture.height * map.width)
    guard 100 * max(one, other) <= 105 * min(one, other) else { return nil }
    // No cell is smaller than a sample.
    let count = min(Self.maximumCells, max(picture.width, picture.height), max(map.width, map.height))
    let aspect = Double(picture.width) / Double(picture.height)
    let columns = aspect >= 1 ? count : max(8, Int((Double(count) * aspect).rounded()))
    let rows = aspect >= 1 ? max(8, Int((Double(count) / aspect).rounded())) : count
    let large = Cells(picture, columns: columns, rows: rows)
    let small = Cells(map, columns: columns, rows: rows)
    guard large.edgeShare >= Self.edge.share, small.edgeShare >= Self.edge.share else { return nil }
    var (directions, strengths, shades) = (-1.0, -1.0, 0.0)
    for down in -Self.reach...Self.reach {
      for across in -Self.reach...Self.reach {
        let found = Agreement(large, small, movedBy: (across, down))
        directions = max(directions, found.directions)
        strengths = max(strengths, found.strengths.correlation)
        shades = max(shades, abs(found.shades.correlation))
      }
    }
    (self.directions, self.strengths, self.shades) = (directions, strengths, shades)
  }

  /// Whether nothing of the map agrees with the picture.
  var isUnlike: Bool { directions < 0.1 && strengths < 0.2 && shades < 0.4 }

  /// How well the directions agree, in percent, 0 to 100.
  var likeness: Int { Int((max(0, directions) * 100).rounded()) }

  /// A raster in cells, without the last column and row, from which no step leads on.
  private struct Cells {
    let columns: Int
    let rows: Int
    let edgeShare: Double
    /// The means of the cells.
    private(set) var shades: [Double] = []
    /// The square roots of the steps' heights, so that a few steep ones don't decide alone.
    private(set) var strengths: [Double] = []
    /// Vectors of these lengths in the steps' directions, with the angle doubled.
    private(set) var doubled: [SIMD2<Double>] = []

    init(_ raster: GreyRaster, columns: Int, rows: Int) {
      let sampling = RasterSampling(raster)
      let means = sampling.means(sampling.whole, columns: columns, rows: rows)
      self.columns = columns - 1
      self.rows = rows - 1
      var edgeCount = 0
      for row in 0..<rows - 1 {
        for column in 0..<columns - 1 {
          let index = row * columns + column
          let across = means[index + 1] - means[index]
          let down = means[index + columns] - means[index]
          let square = across * across + down * down
          let height = square.squareRoot()
          let strength = height.squareRoot()
          if height >= GainMapComparison.edge.height { edgeCount += 1 }
          shades.append(means[index])
          strengths.append(strength)
          let scale = height > 1e-9 ? strength / square : 0
          let (cosine, sine) = (across * across - down * down, 2 * across * down)
          doubled.append(SIMD2(scale * cosine, scale * sine))
        }
      }
      edgeShare = Double(edgeCount) / Double(max(1, (columns - 1) * (rows - 1)))
    }
  }

  /// What agrees if one grid of cells is moved over another.
  private struct Agreement {
    var strengths = PairSums()
    var shades = PairSums()
    private var product = 0.0
    private var (first, second) = (0.0, 0.0)

    init(_ one: Cells, _ other: Cells, movedBy move: (across: Int, down: Int)) {
      for row in max(0, move.down)..<one.rows + min(0, move.down) {
        for column in max(0, move.across)..<one.columns + min(0, move.across) {
          let here = row * one.columns + column
          let there = here - move.down * one.columns - move.across
          strengths.add(one.strengths[here], other.strengths[there])
          shades.add(one.shades[here], other.shades[there])
          let (a, b) = (one.doubled[here], other.doubled[there])
          product += (a * b).sum()
          first += (a * a).sum()
          second += (b * b).sum()
        }
      }
    }

    /// The mean cosine, weighted by both lengths; 0 if there are no steps.
    var directions: Double {
      let length = (first * second).squareRoot()
      return length > 1e-9 ? product / length : 0
    }
  }

  /// Sums of pairs of numbers.
  private struct PairSums {
    private var count = 0.0
    private var x = 0.0
    private var y = 0.0
    private var xx = 0.0
    private var yy = 0.0
    private var xy = 0.0

    init() {}

    mutating func add(_ one: Double, _ other: Double) {
      count += 1
      x += one
      y += other
      xx += one * one
      yy += other * other
      xy += one * other
    }

    /// Pearson's correlation; 0 if all numbers of one side are the same.
    var correlation: Double {
      let (spread, otherSpread) = (count * xx - x * x, count * yy - y * y)
      guard spread > 1e-6, otherSpread > 1e-6 else { return 0 }
      return (count * xy - x * y) / (spread * otherSpread).squareRoot()
    }
  }
}
