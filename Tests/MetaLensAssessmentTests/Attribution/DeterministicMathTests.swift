import Foundation
import Testing

@testable import MetaLensAssessment

struct DeterministicMathTests {
  @Test(arguments: [1e-300, 1e-6, 0.5, 0.999, 1, 1.4142, 1.4143, 2, 10, 12_345.678, 1e300])
  func logarithm(value: Double) {
    #expect(abs(DeterministicMath.logarithm(value) - log(value)) <= 1e-13 * max(1, abs(log(value))))
  }

  @Test(arguments: [-699.9, -600, -20, -1, -0.3, 0, 1e-9, 0.3, 1, 20, 600, 700])
  func exponential(value: Double) {
    #expect(abs(DeterministicMath.exponential(value) / exp(value) - 1) < 1e-12)
  }

  @Test(arguments: [-1e9, -700, -699.9, -0.3, 0, 1e-9, 0.5, 3, 250, 700, 1e9, .infinity, .nan])
  func fourPowersAreEachTheSameAsAlone(value: Double) {
    let values = SIMD4(value, -1, value / 2, 17.3)
    let powers = DeterministicMath.exponentials(values)
    for place in 0..<4 {
      #expect(powers[place].bitPattern == DeterministicMath.exponential(values[place]).bitPattern)
    }
  }

  @Test(arguments: [
    0, -1, .leastNonzeroMagnitude, .leastNormalMagnitude / 16, 1e-300, 0.5, 0.999, 1.4142, 1.4143, 12_345.678,
    .infinity, .nan,
  ])
  func fourLogarithmsAreEachTheSameAsAlone(value: Double) {
    let values = SIMD4(value, 1, value / 3, 17.3)
    let logarithms = DeterministicMath.logarithms(values)
    for place in 0..<4 {
      #expect(logarithms[place].bitPattern == DeterministicMath.logarithm(values[place]).bitPattern)
    }
  }

  private func share(below value: Double) -> Double {
    DeterministicMath.normalShares(below: SIMD4(repeating: value))[0]
  }

  @Test(arguments: [-1e9, -38, -6, -1.2, -1e-300, 0, 0.3, 1, 2.5, 9, 1e9])
  func fourSharesAreEachTheSameAsAlone(value: Double) {
    let values = SIMD4(value, -0.5, value / 3, 1.96)
    let shares = DeterministicMath.normalShares(below: values)
    for place in 0..<4 {
      #expect(shares[place].bitPattern == share(below: values[place]).bitPattern)
    }
  }

  @Test(arguments: [-6.0, -2, -0.5, 0, 0.5, 1.96, 6])
  func normalShare(value: Double) {
    #expect(abs(share(below: value) - 0.5 * erfc(-value / 2.0.squareRoot())) < 1e-6)
  }

  @Test func edges() {
    #expect(DeterministicMath.logarithm(0) == -.infinity)
    #expect(DeterministicMath.exponential(-1e9) == 0)
    #expect(DeterministicMath.exponential(1e9).isFinite)
  }
}
