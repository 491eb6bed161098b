/// Functions that each platform's libm rounds in its own way, written out: the same bytes give the same score on every
/// platform.
///
/// They take four numbers at once, since a histogram needs thousands; none depends on its neighbours.
package enum DeterministicMath {
  /// Returns the natural logarithm of a positive, finite number, to about 1e-14.
  package static func logarithm(_ value: Double) -> Double { logarithms(SIMD4(repeating: value))[0] }

  /// Returns e to a power, to about 1e-13 of the result; 0 below -700.
  static func exponential(_ value: Double) -> Double { exponentials(SIMD4(repeating: value))[0] }

  /// Returns the natural logarithms of positive, finite numbers, to about 1e-14; minus infinity for others.
  static func logarithms(_ values: SIMD4<Double>) -> SIMD4<Double> {
    // Subnormal numbers have no exponent of their own.
    let isTiny = values .< .leastNormalMagnitude
    let scaled = values.replacing(with: values * 0x1p54, where: isTiny)
    let bits = SIMD4(scaled[0].bitPattern, scaled[1].bitPattern, scaled[2].bitPattern, scaled[3].bitPattern)
    let ones = bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000
    var exponent = SIMD4<Double>(SIMD4<Int64>(truncatingIfNeeded: bits &>> 52) &- 1023)
    exponent.replace(with: exponent - 54, where: isTiny)
    var significand = SIMD4(
      Double(bitPattern: ones[0]), Double(bitPattern: ones[1]), Double(bitPattern: ones[2]),
      Double(bitPattern: ones[3]))
    let isUpper = significand .> 1.414_213_562_373_095_1
    significand.replace(with: significand / 2, where: isUpper)
    exponent.replace(with: exponent + 1, where: isUpper)
    // ln m = 2 artanh((m - 1) / (m + 1)), by its series; the argument is at most 0.172.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = square * (1.0 / 21) + 1.0 / 19
    sum = sum * square + 1.0 / 17
    sum = sum * square + 1.0 / 15
    sum = sum * square + 1.0 / 13
    sum = sum * square + 1.0 / 11
    sum = sum * square + 1.0 / 9
    sum = sum * square + 1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = sum * square + 1.0 / 3
    sum = sum * square + 1
    let logarithms = exponent * naturalLogarithmOf2 + 2 * ratio * sum
    return SIMD4<Double>(repeating: -.infinity)
      .replacing(with: logarithms, where: values .> 0 .& (values .< .infinity))
  }

  /// Returns e to powers, each to about 1e-13 of the result; 0 below -700, and e to 700 above 700.
  static func exponentials(_ values: SIMD4<Double>) -> SIMD4<Double> {
    // Numbers that are too small, and NaN, become 0 at the end.
    let isGreat = values .> -700
    var power = SIMD4<Double>(repeating: -700).replacing(with: values, where: isGreat)
    power.replace(with: 700, where: power .> 700)
    // Added to this constant, a number loses its fraction, and the last bits of the sum are a whole number.
    let shifted = power / naturalLogarithmOf2 + 0x1.8p52
    let rest = power - (shifted - 0x1.8p52) * naturalLogarithmOf2
    // The powers' series; the argument is at most 0.347.
    var sum = rest * (1.0 / 6_227_020_800) + 1.0 / 479_001_600
    sum = sum * rest + 1.0 / 39_916_800
    sum = sum * rest + 1.0 / 3_628_800
    sum = sum * rest + 1.0 / 362_880
    sum = sum * rest + 1.0 / 40_320
    sum = sum * rest + 1.0 / 5_040
    sum = sum * rest + 1.0 / 720
    sum = sum * rest + 1.0 / 120
    sum = sum * rest + 1.0 / 24
    sum = sum * rest + 1.0 / 6
    sum = sum * rest + 1.0 / 2
    sum = sum * rest + 1
    sum = sum * rest + 1
    // 2 to a whole power from -1010 to 1010 has only an exponent, so multiplying by it is exact.
    let twos = SIMD4(
      shifted[0].bitPattern, shifted[1].bitPattern, shifted[2].bitPattern, shifted[3].bitPattern)
    let bits = (twos &+ 1023) &<< 52
    sum *= SIMD4(
      Double(bitPattern: bits[0]), Double(bitPattern: bits[1]), Double(bitPattern: bits[2]),
      Double(bitPattern: bits[3]))
    return SIMD4<Double>(repeating: 0).replacing(with: sum, where: isGreat)
  }

  /// Returns the normal distribution's shares below values in standard deviations, each to about 1e-7.
  ///
  /// Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
  static func normalShares(below values: SIMD4<Double>) -> SIMD4<Double> {
    let isNegative = values .< 0
    let magnitude = values.replacing(with: -values, where: isNegative)
    let t = 1 / (1 + 0.231_641_9 * magnitude)
    // One statement for each step: the compiler takes seconds to find the types in a single expression.
    var polynomial: SIMD4<Double> = -1.821_255_978 + t * 1.330_274_429
    polynomial = 1.781_477_937 + t * polynomial
    polynomial = -0.356_563_782 + t * polynomial
    polynomial = t * (0.319_381_530 + t * polynomial)
    let upper = 0.398_942_280_401_432_7 * exponentials(-magnitude * magnitude / 2) * polynomial
    return (1 - upper).replacing(with: upper, where: isNegative)
  }

  private static let naturalLogarithmOf2 = 0.693_147_180_559_945_3
}
