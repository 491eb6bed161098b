/// A smooth curve through one coefficient's histogram, and how much better an earlier quantization explains the
/// histogram.
///
/// Positive and negative values are taken together, and 0 is left out: cameras and encoders treat it in their own ways.
/// The curve is a generalised Gaussian, which AC coefficients of photos follow (Müller 1993), corrected by the
/// remaining difference over two periods of the pattern that is looked for.
struct HistogramFit {
  /// The number of coefficients other than 0 within reach.
  let total: Double
  /// The counts of the magnitudes 1 to 99, at indices 0 to 98.
  private let counts: [Double]
  private let quantizer: Int
  /// The curve's share of each magnitude.
  private let course: [Double]
  /// The counts and the curve, each summed up from 0.
  private let sums: [SIMD2<Double>]
  /// The correction over three magnitudes, which most patterns need.
  private var narrowCorrection: [Double] = []
  /// The curve summed up from 0, with eight places for each magnitude.
  private let density: [Double]

  /// The largest magnitude that is used, from 1 on.
  static let reach = 99
  /// The number of places for each magnitude in `density`.
  private static let places = 8

  /// Returns the number of coefficients other than 0 within reach; 0 if the histogram isn't valid.
  static func total(of histogram: CoefficientHistogram) -> Double { counts(of: histogram).reduce(0, +) }

  /// Returns the counts of the magnitudes; empty if the histogram isn't valid.
  private static func counts(of histogram: CoefficientHistogram) -> [Double] {
    let middle = histogram.reach
    guard middle >= reach, histogram.quantizer > 0, histogram.counts.count == 2 * middle + 1 else {
      return []
    }
    return (1...reach).map {
      Double(histogram.counts[middle + $0]) + Double(histogram.counts[middle - $0])
    }
  }

  /// Fits the curve to a histogram; nil if the histogram is empty.
  init?(_ histogram: CoefficientHistogram) {
    counts = Self.counts(of: histogram)
    quantizer = histogram.quantizer
    total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    let (shape, scale) = Self.fit(counts)
    course = Self.course(shape: shape, scale: scale)
    sums = zip(counts, course).reduce(into: [.zero]) { $0.append($0[$0.count - 1] + SIMD2($1.0, $1.1)) }
    var sum = 0.0
    var density = [0.0]
    density.reserveCapacity((Self.reach + 2) * Self.places + 1)
    for place in stride(from: 0, to: (Self.reach + 2) * Self.places, by: 4) {
      let places = (Double(place) + SIMD4(0.5, 1.5, 2.5, 3.5)) / Double(Self.places)
      let densities = Self.densities(shape: shape, logarithms: DeterministicMath.logarithms(places / scale))
      for index in 0..<4 {
        sum += densities[index]
        density.append(sum)
      }
    }
    self.density = density
    narrowCorrection = correction(width: 3)
  }

  /// Returns the mean logarithm of a coefficient's likelihood ratio: quantized by `firstStep` before, or not.
  func gain(firstStep: Int) -> Double {
    let period = Double(firstStep) / Double(quantizer)
    let width = max(3, 2 * max(1, period))
    let correction = width == 3 ? narrowCorrection : correction(width: width)
    var once = course
    for index in once.indices { once[index] *= correction[index] }
    var twice = requantized(firstStep: firstStep, period: period, correction: correction)
    let (onceSum, twiceSum) = (once.reduce(0, +), twice.reduce(0, +))
    guard onceSum > 0, twiceSum > 0 else { return 0 }
    for index in once.indices {
      once[index] /= onceSum
      // A twentieth of the coefficients may come from elsewhere: pasted parts, text, clipped samples.
      twice[index] = max(0.95 * twice[index] / twiceSum + 0.05 * once[index], 1e-12)
      once[index] = max(once[index], 1e-12)
    }
    var gain = 0.0
    for first in stride(from: 0, to: Self.reach, by: 4) {
      let places = first..<min(first + 4, Self.reach)
      guard places.contains(where: { counts[$0] > 0 }) else { continue }
      var ratios = SIMD4<Double>(repeating: 1)
      for index in places { ratios[index - first] = twice[index] / once[index] }
      let logarithms = DeterministicMath.logarithms(ratios)
      for index in places where counts[index] > 0 { gain += counts[index] * logarithms[index - first] }
    }
    return gain / total
  }

  /// Returns the shares of the magnitudes after a first rounding to multiples of `firstStep`.
  private func requantized(firstStep: Int, period: Double, correction: [Double]) -> [Double] {
    var shares = [Double](repeating: 0, count: Self.reach)
    // How a multiple spreads depends only on its place between two magnitudes, so there are only as many spreads as
    // places.
    var spreads = [Spread?](repeating: nil, count: quantizer)
    var multiple = firstStep
    while multiple < (Self.reach + 1) * quantizer {
      let (whole, rest) = multiple.quotientAndRemainder(dividingBy: quantizer)
      let place = Double(multiple) / Double(quantizer)
      let mass =
        (cumulative(place + period / 2) - cumulative(place - period / 2)) * Self.value(correction, at: place)
      let spread = spreads[rest] ?? Spread(at: Double(rest) / Double(quantizer), quantizer: Double(quantizer))
      spreads[rest] = spread
      for (offset, share) in spread.shares.enumerated() {
        let magnitude = whole + spread.first + offset
        if magnitude >= 1, magnitude <= Self.reach { shares[magnitude - 1] += mass * share }
      }
      multiple += firstStep
    }
    return shares
  }

  /// The magnitudes that a coefficient can become, and their shares.
  private struct Spread {
    /// The first magnitude.
    let first: Int
    private(set) var shares: [Double] = []

    init(at place: Double, quantizer: Double) {
      first = Int((place - 4 * HistogramFit.spread / quantizer).rounded())
      let last = Int((place + 4 * HistogramFit.spread / quantizer).rounded())
      // The upper edge of a magnitude is the lower one of the next: four edges at a time are three magnitudes.
      for magnitude in stride(from: first, through: last, by: 3) {
        let edges = (Double(magnitude) + SIMD4(-0.5, 0.5, 1.5, 2.5) - place) * quantizer / HistogramFit.spread
        let below = DeterministicMath.normalShares(below: edges)
        for offset in 0...min(2, last - magnitude) { shares.append(below[offset + 1] - below[offset]) }
      }
    }
  }

  /// The deviation of a coefficient after its block was rounded to samples and converted to RGB and back: 0.29 from the
  /// rounding alone (1/12 a sample), 0.35 with the colours, somewhat more with clipping.
  private static let spread = 0.45

  /// Returns the ratio of the counts to the curve around each magnitude, over at least three magnitudes.
  private func correction(width: Double) -> [Double] {
    // Both ends are between the same two elements of `sums` at each magnitude, at a fixed distance from it.
    let ahead = 0.5 + width / 2
    let behind = (width / 2 - 0.5).rounded(.up)
    let (first, last) = (-Int(behind), Int(ahead))
    let (lowShare, highShare) = (behind - (width / 2 - 0.5), ahead - Double(last))
    return (0..<Self.reach).map { index in
      let (low, high) = (index + first, index + last)
      let below = low < 0 ? .zero : sums[low] + (sums[low + 1] - sums[low]) * lowShare
      let above =
        high >= Self.reach ? sums[Self.reach] : sums[high] + (sums[high + 1] - sums[high]) * highShare
      let between = above - below
      return min(5, max(0.2, between[0] / total / max(between[1], 1e-12)))
    }
  }

  /// Returns an interpolated value of an array whose first element is at 1.
  @inline(__always)
  private static func value(_ values: [Double], at place: Double) -> Double {
    let position = min(max(place - 1, 0), Double(values.count - 1))
    let index = min(Int(position), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }

  private func cumulative(_ place: Double) -> Double {
    Self.value(density, at: place * Double(Self.places) + 1)
  }

  /// Returns the curve at four places, which are given as logarithms in units of the scale.
  private static func densities(shape: Double, logarithms: SIMD4<Double>) -> SIMD4<Double> {
    DeterministicMath.exponentials(-DeterministicMath.exponentials(shape * logarithms))
  }

  private static func course(shape: Double, scale: Double) -> [Double] {
    course(shape: shape, logarithms: places(scale: scale))
  }

  /// Returns the logarithms of four places for each magnitude, in units of the scale.
  private static func places(scale: Double) -> [SIMD4<Double>] {
    (1...reach).map { magnitude in
      DeterministicMath.logarithms((Double(magnitude) + SIMD4(-0.375, -0.125, 0.125, 0.375)) / scale)
    }
  }

  private static func course(shape: Double, logarithms: [SIMD4<Double>]) -> [Double] {
    let shares = logarithms.map { logarithms in
      let densities = densities(shape: shape, logarithms: logarithms)
      return densities[0] + densities[1] + densities[2] + densities[3]
    }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / max(sum, 1e-300) }
  }

  /// Returns the likeliest shape and scale from a grid.
  private static func fit(_ counts: [Double]) -> (shape: Double, scale: Double) {
    var best = (shape: shapes[0], scale: scales[0])
    var bestLikelihood = -Double.infinity
    let counted = counts.indices.filter { counts[$0] > 0 }
    for (index, logarithms) in logarithms.enumerated() {
      var likelihoods = SIMD4<Double>.zero
      for place in counted { likelihoods += counts[place] * logarithms[place] }
      for offset in 0..<4 where likelihoods[offset] > bestLikelihood {
        bestLikelihood = likelihoods[offset]
        best = (shapes[index / (scales.count / 4)], scales[index % (scales.count / 4) * 4 + offset])
      }
    }
    return best
  }

  private static let shapes = [0.35, 0.45, 0.55, 0.65, 0.8, 1, 1.3]
  /// The scales: 0.02 to 40 magnitudes in 40 values of equal ratios.
  private static let scales = (0..<40).map {
    0.02 * DeterministicMath.exponential(Double($0) / 39 * DeterministicMath.logarithm(2_000))
  }
  /// The logarithms of the curve at each magnitude, for each shape and four scales at a time.
  private static let logarithms = {
    let places = scales.map(places(scale:))
    return shapes.flatMap { shape in
      stride(from: 0, to: scales.count, by: 4).map { first in
        let courses = (first..<first + 4).map { course(shape: shape, logarithms: places[$0]) }
        return (0..<reach).map { place in
          let shares = SIMD4(courses[0][place], courses[1][place], courses[2][place], courses[3][place])
          return DeterministicMath.logarithms(shares.replacing(with: 1e-12, where: shares .< 1e-12))
        }
      }
    }
  }()
}
