import MetaLensKit

extension RuleExample {
  static let softwarePlatform = RuleExample(
    .softwarePlatform, triggering: .software("Instagram"), nonTriggering: .software("Ver.1.01"))
}
