import MetaLensKit

extension RuleExample {
  static let encoderProgressive = RuleExample(
    .encoderProgressive, triggering: .coded { $0.frameMarker = 0xC2 }, nonTriggering: .coded())
}
