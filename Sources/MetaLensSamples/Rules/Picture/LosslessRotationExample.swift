import MetaLensKit

extension RuleExample {
  static let losslessRotation = RuleExample(
    .losslessRotation, triggering: .camera().sampled(0x12), nonTriggering: .camera().sampled(0x21))
}
