import MetaLensKit

extension RuleExample {
  static let exifRewritten = RuleExample(
    .exifRewritten,
    triggering: .camera {
      $0.directoryAlignment = 4
      $0.slackCount = 0
    },
    nonTriggering: .camera())
}
