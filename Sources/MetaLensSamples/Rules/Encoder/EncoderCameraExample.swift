import MetaLensKit

extension RuleExample {
  static let encoderCamera = RuleExample(
    .encoderCamera, triggering: .coded(), nonTriggering: .coded { $0.isSplit = true })
}
