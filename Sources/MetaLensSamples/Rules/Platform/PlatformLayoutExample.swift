import MetaLensKit

extension RuleExample {
  static let platformLayout = RuleExample(
    .platformLayout, triggering: .platformCopy(), nonTriggering: .platformCopy(quality: 86))
}
