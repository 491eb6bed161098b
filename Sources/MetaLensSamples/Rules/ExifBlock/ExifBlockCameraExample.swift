import MetaLensKit

extension RuleExample {
  static let exifBlockCamera = RuleExample(
    .exifBlockCamera, triggering: .camera(), nonTriggering: .camera { $0.slackCount = 0 })
}
