/// The smooth course of one coefficient's histogram, and how much better a first quantization explains it.
///
/// Positive and negative values are taken together, and 0 is left out: cameras and
/// encoders treat it in their own ways. The course is a generalised Gaussian, which
/// AC coefficients of photos follow (Müller 1993), corrected by what remains over two
/// periods of the pattern looked for.
struct HistogramFit {
  /// Coefficients other than 0 within reach.
  let total: Double
  /// Counts of the magnitudes 1 to 99, at indices 0 to 98.
  private let counts: [Double]
  private let quantizer: Int
  /// The course's share of each magnitude.
  private let course: [Double]
  /// The course summed up from 0, eight places a magnitude.
  private let density: [Double]

  /// Magnitudes 1 to this one are looked at.
  static let reach = 99
  /// Places a magnitude in `density`.
  private static let places = 8

  /// Coefficients other than 0 within reach; 0 where the histogram isn't one.
  static func total(of histogram: CoefficientHistogram) -> Double { counts(of: histogram).reduce(0, +) }

  /// Counts of the magnitudes; empty where the histogram isn't one.
  private static func counts(of histogram: CoefficientHistogram) -> [Double] {
    let middle = histogram.reach
    guard middle >= reach, histogram.quantizer > 0, histogram.counts.count == 2 * middle + 1 else {
      return []
    }
    return (1...reach).map {
      Double(histogram.counts[middle + $0]) + Double(histogram.counts[middle - $0])
    }
  }

  /// nil where the histogram holds nothing.
  init?(_ histogram: CoefficientHistogram) {
    counts = Self.counts(of: histogram)
    quantizer = histogram.quantizer
    total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    let (shape, scale) = Self.fit(counts)
    course = Self.course(shape: shape, scale: scale)
    var sum = 0.0
    var density = [0.0]
    density.reserveCapacity((Self.reach + 2) * Self.places + 1)
    for place in 0..<(Self.reach + 2) * Self.places {
      sum += Self.density(at: (Double(place) + 0.5) / Double(Self.places), shape: shape, scale: scale)
      density.append(sum)
    }
    self.density = density
  }

  /// The mean logarithm of the likelihood ratio of a coefficient: quantized by `firstStep` before, or not.
  func gain(firstStep: Int) -> Double {
    let period = Double(firstStep) / Double(quantizer)
    let correction = correction(width: max(3, 2 * max(1, period)))
    var once = zip(course, correction).map { $0 * $1 }
    var twice = requantized(firstStep: firstStep, period: period, correction: correction)
    let (onceSum, twiceSum) = (once.reduce(0, +), twice.reduce(0, +))
    guard onceSum > 0, twiceSum > 0 else { return 0 }
    var gain = 0.0
    for index in once.indices where counts[index] > 0 {
      once[index] /= onceSum
      // A twentieth may come from elsewhere: pasted parts, text, clipped samples.
      twice[index] = 0.95 * twice[index] / twiceSum + 0.05 * once[index]
      gain +=
        counts[index]
        * DeterministicMath.logarithm(max(twice[index], 1e-12) / max(once[index], 1e-12))
    }
    return gain / total
  }

  /// Shares of the magnitudes after a first rounding to multiples of `firstStep`.
  private func requantized(firstStep: Int, period: Double, correction: [Double]) -> [Double] {
    var shares = [Double](repeating: 0, count: Self.reach)
    let step = Double(quantizer)
    var multiple = 1.0
    while multiple * period < Double(Self.reach) + 1 {
      let place = multiple * period
      let mass =
        (cumulative(place + period / 2) - cumulative(place - period / 2)) * Self.value(correction, at: place)
      let first = max(1, Int((place - 4 * Self.spread / step).rounded()))
      let last = min(Self.reach, Int((place + 4 * Self.spread / step).rounded()))
      if first <= last {
        for bin in first...last {
          let upper = (Double(bin) + 0.5 - place) * step / Self.spread
          let lower = (Double(bin) - 0.5 - place) * step / Self.spread
          shares[bin - 1] +=
            mass * (DeterministicMath.normalShare(below: upper) - DeterministicMath.normalShare(below: lower))
        }
      }
      multiple += 1
    }
    return shares
  }

  /// Deviation of a coefficient after its block was rounded to samples and converted to RGB and back:
  /// 0.29 by the rounding alone (1/12 a sample), 0.35 with the colours, some more by clipping.
  private static let spread = 0.45

  /// How far the counts are above or below the course around each magnitude.
  private func correction(width: Double) -> [Double] {
    let countSums = Self.sums(counts)
    let courseSums = Self.sums(course)
    return (0..<Self.reach).map { index in
      let low = max(0, Double(index) + 0.5 - width / 2)
      let high = min(Double(Self.reach), Double(index) + 0.5 + width / 2)
      let expected = Self.value(courseSums, at: high + 1) - Self.value(courseSums, at: low + 1)
      let counted = Self.value(countSums, at: high + 1) - Self.value(countSums, at: low + 1)
      return min(5, max(0.2, counted / total / max(expected, 1e-12)))
    }
  }

  private static func sums(_ values: [Double]) -> [Double] {
    var sums = [0.0]
    for value in values { sums.append(sums[sums.count - 1] + value) }
    return sums
  }

  /// A value between those of an array whose first one stands at 1.
  private static func value(_ values: [Double], at place: Double) -> Double {
    let position = min(max(place - 1, 0), Double(values.count - 1))
    let index = min(Int(position), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }

  private func cumulative(_ place: Double) -> Double {
    Self.value(density, at: place * Double(Self.places) + 1)
  }

  private static func density(at place: Double, shape: Double, scale: Double) -> Double {
    DeterministicMath.exponential(
      -DeterministicMath.exponential(shape * DeterministicMath.logarithm(place / scale)))
  }

  private static func course(shape: Double, scale: Double) -> [Double] {
    course(shape: shape, logarithms: places(scale: scale))
  }

  /// Logarithms of the four places of each magnitude, in scales.
  private static func places(scale: Double) -> [SIMD4<Double>] {
    (1...reach).map { magnitude in
      var logarithms = SIMD4(-0.375, -0.125, 0.125, 0.375)
      for place in 0..<4 {
        logarithms[place] = DeterministicMath.logarithm((Double(magnitude) + logarithms[place]) / scale)
      }
      return logarithms
    }
  }

  private static func course(shape: Double, logarithms: [SIMD4<Double>]) -> [Double] {
    let shares = logarithms.map { logarithms in
      let densities = DeterministicMath.exponentials(-DeterministicMath.exponentials(shape * logarithms))
      return densities[0] + densities[1] + densities[2] + densities[3]
    }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / max(sum, 1e-300) }
  }

  /// The likeliest shape and scale of a grid.
  private static func fit(_ counts: [Double]) -> (shape: Double, scale: Double) {
    var best = (shape: shapes[0], scale: scales[0])
    var bestLikelihood = -Double.infinity
    var index = 0
    for shape in shapes {
      for scale in scales {
        var likelihood = 0.0
        let row = logarithms[index]
        for place in counts.indices { likelihood += counts[place] * row[place] }
        if likelihood > bestLikelihood {
          bestLikelihood = likelihood
          best = (shape, scale)
        }
        index += 1
      }
    }
    return best
  }

  private static let shapes = [0.35, 0.45, 0.55, 0.65, 0.8, 1, 1.3]
  /// 0.02 to 40 magnitudes in 40 equal ratios.
  private static let scales = (0..<40).map {
    0.02 * DeterministicMath.exponential(Double($0) / 39 * DeterministicMath.logarithm(2_000))
  }
  /// Logarithms of the course for each shape and scale.
  private static let logarithms = {
    let places = scales.map(places(scale:))
    return shapes.flatMap { shape in
      places.map { course(shape: shape, logarithms: $0).map { DeterministicMath.logarithm(max($0, 1e-12)) } }
    }
  }()
}
