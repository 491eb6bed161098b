import MetaLensKit

extension RuleExample {
  static let aiLabelled = RuleExample(
    .aiLabelled, triggering: .contentLabel(1), nonTriggering: .contentLabel(0))
}
