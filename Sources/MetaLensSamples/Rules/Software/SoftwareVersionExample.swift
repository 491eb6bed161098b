import MetaLensKit

extension RuleExample {
  static let softwareVersion = RuleExample(
    .softwareVersion, triggering: .software("Digital Camera X-T3 Ver3.01"),
    nonTriggering: .software("Silver Efex 2"))
}
