import MetaLensKit

extension RuleExample {
  static let mpfBroken = RuleExample(
    .mpfBroken, triggering: .multiPicture(shift: 6), nonTriggering: .multiPicture())
}
