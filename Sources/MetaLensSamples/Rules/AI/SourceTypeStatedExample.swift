import MetaLensKit

extension RuleExample {
  static let sourceTypeStated = RuleExample(
    .sourceTypeStated, triggering: .sourceType("digitalCapture"),
    nonTriggering: .sourceType("digitalCaptures"))
}
