import MetaLensKit

extension RuleExample {
  static let hevcEncoderCamera = RuleExample(
    .hevcEncoderCamera, triggering: .phone(), nonTriggering: .phoneRendered())
}
