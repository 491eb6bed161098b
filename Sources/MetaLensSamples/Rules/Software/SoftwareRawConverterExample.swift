import MetaLensKit

extension RuleExample {
  static let softwareRawConverter = RuleExample(
    .softwareRawConverter, triggering: .software("Digital Photo Professional 4.10"),
    nonTriggering: .software("Ver.1.01"))
}
