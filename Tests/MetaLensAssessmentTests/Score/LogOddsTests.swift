import Testing

@testable import MetaLensAssessment

struct LogOddsTests {
  @Test(arguments: [(0.5, 0.0), (0.9, 2.197_224_577_336_219_4), (0.01, -4.595_119_850_134_59)])
  func agreesWithItsInverse(probability: Double, logOdds: Double) {
    #expect(abs(LogOdds.of(probability) - logOdds) < 1e-9)
    #expect(abs(LogOdds.probability(logOdds) - probability) < 1e-9)
  }

  @Test(arguments: [-1000.0, -60, 60, 1000]) func staysAProbability(logOdds: Double) {
    #expect((0.0...1).contains(LogOdds.probability(logOdds)))
  }
}
