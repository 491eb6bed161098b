import MetaLensKit

extension RuleExample {
  static let softwareUnrecognized = RuleExample(
    .softwareUnrecognized, triggering: .software("D2v001e"), nonTriggering: .software("Ver.1.01"))
}
