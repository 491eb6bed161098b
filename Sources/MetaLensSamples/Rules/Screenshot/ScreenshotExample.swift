import MetaLensKit

extension RuleExample {
  static let screenshot = RuleExample(
    .screenshot, triggering: .screenshot(), nonTriggering: .screenshot(comment: "Screenshots of the year"))
}
