/// A cubic curve from one picture's shades to another's that most cells agree on.
///
/// Fitted by iteratively re-weighted least squares with Cauchy weights (Holland and Welsch 1977), so that a changed
/// part doesn't bend it.
struct ToneCurve {
  /// The coefficients of the powers 0 to 3.
  private var coefficients = SIMD4(0.0, 128, 0, 0)
  /// The typical distance of cells from the curve: 1.4826 times the median distance, at least 1 of 255.
  private(set) var spread = 255.0

  /// Fits the curve to cells; cells near black or white are left out, since shades were clipped there.
  init(from: [Double], to target: [Double], rounds: Int) {
    let pairs = zip(from, target).lazy.filter { Self.isWithin($0) && Self.isWithin($1) }
      .map { Pair(place: Self.place($0), shade: $1) }
    var used = Array(pairs)
    guard used.count >= 64 else { return }
    var distances = [Double](repeating: 0, count: used.count)
    for _ in 0..<rounds {
      fit(used)
      for index in used.indices { distances[index] = abs(used[index].shade - shade(at: used[index].place)) }
      spread = max(1, 1.4826 * distances.element(atRank: distances.count / 2))
      for index in used.indices {
        let ratio = distances[index] / (2 * spread)
        used[index].weight = 1 / (1 + ratio * ratio)
      }
    }
  }

  private static func isWithin(_ value: Double) -> Bool { value > 6 && value < 249 }

  /// Returns the typical distance of other cells from this curve; 255 if there are fewer than 64.
  func spread(from: [Double], to target: [Double]) -> Double {
    let distances = zip(from, target).filter { Self.isWithin($0) && Self.isWithin($1) }.map {
      abs($1 - self($0))
    }
    guard distances.count >= 64 else { return 255 }
    return max(1, 1.4826 * distances.element(atRank: distances.count / 2))
  }

  /// A cell's shade in one picture, as a place on the curve, and its shade in the other.
  private struct Pair {
    var place: Double
    var shade: Double
    var weight = 1.0
  }

  /// Returns the shade that a shade became, 0 to 255.
  func callAsFunction(_ value: Double) -> Double { shade(at: Self.place(value)) }

  /// Returns where a shade is on the curve, -1 to 1.
  private static func place(_ value: Double) -> Double { value / 128 - 1 }

  private func shade(at x: Double) -> Double {
    let shade = ((coefficients[3] * x + coefficients[2]) * x + coefficients[1]) * x + coefficients[0]
    return min(255, max(0, shade))
  }

  /// Solves the weighted normal equations, with a slight pull towards a straight line.
  private mutating func fit(_ pairs: [Pair]) {
    // The sums of powers 0 to 3, and of 4 to 6.
    var low = SIMD4<Double>.zero
    var high = low
    var right = low
    for pair in pairs {
      let x = pair.place
      let linear = pair.weight * x
      let squared = linear * x
      let cubed = squared * x
      let fourth = cubed * x
      let fifth = fourth * x
      let powers = SIMD4(pair.weight, linear, squared, cubed)
      low += powers
      high += SIMD4(fourth, fifth, fifth * x, 0)
      right += powers * pair.shade
    }
    let moments = SIMD8(lowHalf: low, highHalf: high)
    let count = Double(pairs.count)
    var rows = (0..<4).map { row in (0..<4).map { moments[row + $0] } + [right[row]] }
    for (order, weight) in [0, 1e-6, 1e-3, 1e-3].enumerated() { rows[order][order] += weight * count }
    // The matrix is symmetric and positive definite: Gaussian elimination is stable without exchanging rows.
    for pivot in 0..<4 {
      guard rows[pivot][pivot] > 1e-9 else { return }
      for row in 0..<4 where row != pivot {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot..<5 { rows[row][column] -= factor * rows[pivot][column] }
      }
    }
    for order in 0..<4 { coefficients[order] = rows[order][4] / rows[order][order] }
  }
}

/// The tone curves between a picture and its thumbnail, in both directions.
struct ToneCurves {
  /// From the picture to the thumbnail.
  let forward: ToneCurve
  /// From the thumbnail to the picture.
  let backward: ToneCurve

  /// Fits both curves to cells.
  init(_ cells: ThumbnailCells) {
    let (small, large) = (cells.thumbnail.values, cells.picture.values)
    forward = ToneCurve(from: large, to: small, rounds: 12)
    backward = ToneCurve(from: small, to: large, rounds: 12)
  }

  /// The typical distance of cells from the worse of the two curves, of 255.
  var spread: Double { max(forward.spread, backward.spread) }
}
