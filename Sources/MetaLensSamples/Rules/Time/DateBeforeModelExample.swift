import MetaLensKit

extension RuleExample {
  static let dateBeforeModel = RuleExample(
    .dateBeforeModel, triggering: .taken("2005:05:30 15:56:01"), nonTriggering: .taken("2007:01:01 00:00:00"))
}
