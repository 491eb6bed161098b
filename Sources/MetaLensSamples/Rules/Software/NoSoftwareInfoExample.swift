import MetaLensKit

extension RuleExample {
  static let noSoftwareInfo = RuleExample(
    .noSoftwareInfo, triggering: .camera(), nonTriggering: .software("Ver.1.01"))
}
