/// Functions that every platform's libm rounds in its own way, written out: the same bytes give the same score
/// everywhere.
package enum DeterministicMath {
  /// The natural logarithm of a positive, finite number, to about 1e-14.
  package static func logarithm(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return -.infinity }
    var exponent = Double(value.exponent)
    var significand = value.significand
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)), by its series; the argument is at most 0.172.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var term = ratio
    var sum = ratio
    var divisor = 3.0
    while divisor <= 21 {
      term *= square
      sum += term / divisor
      divisor += 2
    }
    return exponent * naturalLogarithmOf2 + 2 * sum
  }

  /// The natural logarithms of four numbers at once, each the same to the last bit as alone.
  static func logarithms(_ values: SIMD4<Double>) -> SIMD4<Double> {
    let bits = SIMD4(values[0].bitPattern, values[1].bitPattern, values[2].bitPattern, values[3].bitPattern)
    let exponents = bits &>> 52
    // What is zero, negative, subnormal, infinite or no number has no exponent of this kind.
    guard all(exponents .> 0 .& (exponents .< 0x7FF)) else {
      return SIMD4(logarithm(values[0]), logarithm(values[1]), logarithm(values[2]), logarithm(values[3]))
    }
    var exponent = SIMD4<Double>(SIMD4<Int64>(truncatingIfNeeded: exponents) &- 1023)
    let ones = bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000
    var significand = SIMD4(
      Double(bitPattern: ones[0]), Double(bitPattern: ones[1]), Double(bitPattern: ones[2]),
      Double(bitPattern: ones[3]))
    let isUpper = significand .> 1.414_213_562_373_095_1
    significand.replace(with: significand / 2, where: isUpper)
    exponent.replace(with: exponent + 1, where: isUpper)
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var term = ratio
    var sum = ratio
    var divisor = 3.0
    while divisor <= 21 {
      term *= square
      sum += term / divisor
      divisor += 2
    }
    return exponent * naturalLogarithmOf2 + 2 * sum
  }

  /// e to a power, to about 1e-14 of the result; 0 below -700.
  static func exponential(_ value: Double) -> Double {
    guard value > -700 else { return 0 }
    let power = min(value, 700)
    let twos = (power / naturalLogarithmOf2).rounded()
    let rest = power - twos * naturalLogarithmOf2
    var term = 1.0
    var sum = 1.0
    for index in 1...16 {
      term *= rest / Double(index)
      sum += term
    }
    return sum * powerOfTwo(twos)
  }

  /// e to four powers at once, each the same to the last bit as alone.
  static func exponentials(_ values: SIMD4<Double>) -> SIMD4<Double> {
    // What is too small, or no number, becomes 0 at the end.
    let isGreat = values .> -700
    var power = SIMD4<Double>(repeating: -700).replacing(with: values, where: isGreat)
    power.replace(with: 700, where: power .> 700)
    let twos = (power / naturalLogarithmOf2).rounded(.toNearestOrAwayFromZero)
    let rest = power - twos * naturalLogarithmOf2
    var term = SIMD4<Double>(repeating: 1)
    var sum = term
    var divisor = term
    while divisor[0] <= 16 {
      term *= rest / divisor
      sum += term
      divisor += 1
    }
    for place in 0..<4 { sum[place] *= powerOfTwo(twos[place]) }
    return SIMD4<Double>(repeating: 0).replacing(with: sum, where: isGreat)
  }

  /// 2 to a whole power from -1010 to 1010: nothing but an exponent, which multiplies exactly.
  private static func powerOfTwo(_ power: Double) -> Double {
    Double(bitPattern: UInt64(Int(power) + 1023) << 52)
  }

  /// The normal distribution's share below a value in standard deviations, to about 1e-7.
  ///
  /// Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
  static func normalShare(below value: Double) -> Double {
    let magnitude = abs(value)
    let t = 1 / (1 + 0.231_641_9 * magnitude)
    let polynomial =
      t
      * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
    let upper = 0.398_942_280_401_432_7 * exponential(-magnitude * magnitude / 2) * polynomial
    return value < 0 ? upper : 1 - upper
  }

  /// The shares below four values at once, each the same to the last bit as alone.
  static func normalShares(below values: SIMD4<Double>) -> SIMD4<Double> {
    let isNegative = values .< 0
    let magnitude = values.replacing(with: -values, where: isNegative)
    let t = 1 / (1 + 0.231_641_9 * magnitude)
    let polynomial =
      t
      * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
    let upper = 0.398_942_280_401_432_7 * exponentials(-magnitude * magnitude / 2) * polynomial
    return (1 - upper).replacing(with: upper, where: isNegative)
  }

  private static let naturalLogarithmOf2 = 0.693_147_180_559_945_3
}
