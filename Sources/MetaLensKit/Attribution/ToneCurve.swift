/// How one picture's shades became another's: a cubic that most cells agree on.
///
/// Fitted by iteratively re-weighted least squares with Cauchy weights (Holland and Welsch 1977), so that a part
/// that was changed doesn't bend it.
struct ToneCurve {
  private var coefficients = [0.0, 128, 0, 0]
  /// How far cells are off as a rule: 1.4826 times the median distance, at least 1 of 255.
  private(set) var spread = 255.0

  /// Cells near black or white are left out: shades were cut off there.
  init(from: [Double], to target: [Double], rounds: Int) {
    func isWithin(_ value: Double) -> Bool { value > 6 && value < 249 }
    let used = from.indices.filter { isWithin(from[$0]) && isWithin(target[$0]) }
    guard used.count >= 64 else { return }
    var weights = [Double](repeating: 1, count: used.count)
    for _ in 0..<rounds {
      fit(used.lazy.map { (from[$0], target[$0]) }, weights)
      let distances = used.map { abs(target[$0] - self($0, of: from)) }
      spread = max(1, 1.4826 * distances.element(atRank: distances.count / 2))
      for (index, distance) in distances.enumerated() {
        let ratio = distance / (2 * spread)
        weights[index] = 1 / (1 + ratio * ratio)
      }
    }
  }

  /// The shade that a shade became, 0 to 255.
  func callAsFunction(_ value: Double) -> Double {
    let x = value / 128 - 1
    let shade = coefficients.reversed().reduce(0) { $0 * x + $1 }
    return min(255, max(0, shade))
  }

  private func callAsFunction(_ index: Int, of values: [Double]) -> Double { self(values[index]) }

  /// Solves the weighted normal equations, with a little weight on a curve that is straight.
  private mutating func fit(_ pairs: some Collection<(Double, Double)>, _ weights: [Double]) {
    var moments = [Double](repeating: 0, count: 7)
    var right = [Double](repeating: 0, count: 4)
    for ((from, to), weight) in zip(pairs, weights) {
      let x = from / 128 - 1
      var power = weight
      for order in 0..<7 {
        moments[order] += power
        if order < 4 { right[order] += power * to }
        power *= x
      }
    }
    let count = Double(weights.count)
    var rows = (0..<4).map { row in (0..<4).map { moments[row + $0] } + [right[row]] }
    for (order, weight) in [0, 1e-6, 1e-3, 1e-3].enumerated() { rows[order][order] += weight * count }
    // Symmetric and positive definite: Gauss without exchanging rows is stable.
    for pivot in 0..<4 {
      guard rows[pivot][pivot] > 1e-9 else { return }
      for row in 0..<4 where row != pivot {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot..<5 { rows[row][column] -= factor * rows[pivot][column] }
      }
    }
    coefficients = (0..<4).map { rows[$0][4] / rows[$0][$0] }
  }
}
