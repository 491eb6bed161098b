import MetaLensKit

extension RuleExample {
  static let encoderIdentified = RuleExample(
    .encoderIdentified, triggering: .coded { $0.isSplit = true }, nonTriggering: .coded().cut(by: 40))
}
