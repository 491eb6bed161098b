import Testing

@testable import MetaLensAssessment

struct ToneCurveTests {
  private static let shades = (0..<400).map { Double(20 + $0 % 200) }

  @Test func aChangedPartDoesNotBendIt() {
    var target = Self.shades.map { $0 * 0.8 + 20 }
    for index in 150..<190 { target[index] = 30 }
    let curve = ToneCurve(from: Self.shades, to: target, rounds: 12)
    for shade in [30.0, 100, 200] { #expect(abs(curve(shade) - (shade * 0.8 + 20)) < 1.5) }
    #expect(curve.spread == 1)
  }

  @Test func shadesCutOffAreLeftOut() {
    let curve = ToneCurve(from: Self.shades, to: Self.shades.map { min(255, $0 * 1.6) }, rounds: 12)
    #expect(abs(curve(100) - 160) < 1.5)
    #expect(curve(240) == 255)
  }

  @Test func otherCellsHaveASpreadOfTheirOwn() {
    let curve = ToneCurve(from: Self.shades, to: Self.shades, rounds: 12)
    #expect(abs(curve.spread(from: Self.shades, to: Self.shades.map { $0 + 4 }) - 4 * 1.4826) < 0.5)
    #expect(curve.spread(from: [20, 30], to: [20, 30]) == 255)
  }

  @Test func tooFewCellsGiveNone() {
    #expect(ToneCurve(from: [Double](repeating: 0, count: 400), to: Self.shades, rounds: 2).spread == 255)
    #expect(ToneCurve(from: [], to: [], rounds: 2).spread == 255)
  }
}
