import MetaLensKit

extension RuleExample {
  static let exifLayoutForeign = RuleExample(
    .exifLayoutForeign, triggering: .camera { $0.slackCount = 0 }, nonTriggering: .camera())
}
