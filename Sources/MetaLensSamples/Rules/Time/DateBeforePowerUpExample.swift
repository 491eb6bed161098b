import MetaLensKit

extension RuleExample {
  static let dateBeforePowerUp = RuleExample(
    .dateBeforePowerUp, triggering: .nikonPoweredUp(2023, 6, 1), nonTriggering: .nikonPoweredUp(2023, 5, 30))
}
