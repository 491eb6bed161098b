/// How one picture's colours became another's: one gain for both planes and a shift for each, which most cells agree
/// on.
///
/// Fitted by iteratively re-weighted least squares with Cauchy weights, as `ToneCurve` is.
struct ChromaFit {
  /// The gain in saturation, as a ratio.
  private(set) var gain = 1.0
  private var shift = SIMD2(0.0, 0)
  /// The typical distance of cells from the fit: 1.4826 times the median distance, at least 1 of 255.
  private(set) var spread = 255.0

  init(from: ChromaPlanes, to target: ChromaPlanes) {
    let sources = zip(from.blue.values, from.red.values).map { SIMD2($0, $1) }
    let targets = zip(target.blue.values, target.red.values).map { SIMD2($0, $1) }
    guard sources.count >= 16 else { return }
    var weights = [Double](repeating: 1, count: sources.count)
    var distances = weights
    for _ in 0..<8 {
      fit(sources, targets, weights)
      for index in sources.indices {
        let rest = targets[index] - shift - gain * sources[index]
        distances[index] = (rest * rest).sum().squareRoot()
      }
      spread = max(1, 1.4826 * distances.element(atRank: distances.count / 2))
      for index in weights.indices {
        let ratio = distances[index] / (2 * spread)
        weights[index] = 1 / (1 + ratio * ratio)
      }
    }
  }

  private mutating func fit(_ sources: [SIMD2<Double>], _ targets: [SIMD2<Double>], _ weights: [Double]) {
    var total = 0.0
    var (source, target) = (SIMD2(0.0, 0), SIMD2(0.0, 0))
    for index in sources.indices {
      total += weights[index]
      source += weights[index] * sources[index]
      target += weights[index] * targets[index]
    }
    source /= total
    target /= total
    // The pull towards a gain of 1 is as strong as colours at a distance of 1 from grey: grey cells say nothing about
    // the gain.
    var (product, square) = (total, total)
    for index in sources.indices {
      let (x, y) = (sources[index] - source, targets[index] - target)
      product += weights[index] * (x * y).sum()
      square += weights[index] * (x * x).sum()
    }
    gain = product / square
    shift = target - gain * source
  }

  /// Returns the colours that colours became.
  func callAsFunction(_ planes: ChromaPlanes) -> ChromaPlanes {
    ChromaPlanes(
      blue: planes.blue.with(planes.blue.values.map { gain * $0 + shift[0] }),
      red: planes.red.with(planes.red.values.map { gain * $0 + shift[1] }))
  }
}
