import MetaLensKit

extension RuleExample {
  static let mpfIntact = RuleExample(
    .mpfIntact, triggering: .multiPicture(), nonTriggering: .multiPicture(shift: 6))
}
