import MetaLensKit

extension RuleExample {
  static let softwareUnrecognized = RuleExample(
    .softwareUnrecognized, triggering: .software("Silver Efex 2"), nonTriggering: .software("Ver.1.01"))
}
