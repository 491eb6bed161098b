import MetaLensKit

extension RuleExample {
  static let clockReset = RuleExample(
    .clockReset, triggering: .taken("2000:01:01 00:03:10"), nonTriggering: .taken("2000:01:01 15:03:10"))
}
