/// Probabilities and their log-odds, the same on every platform.
enum LogOdds {
  /// ln(p / (1 - p)).
  static func of(_ probability: Double) -> Double {
    DeterministicMath.logarithm(probability) - DeterministicMath.logarithm(1 - probability)
  }

  /// 1 / (1 + e^-x).
  static func probability(_ logOdds: Double) -> Double { 1 / (1 + DeterministicMath.exponential(-logOdds)) }
}
