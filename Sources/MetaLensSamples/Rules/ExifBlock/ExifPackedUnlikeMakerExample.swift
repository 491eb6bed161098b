import MetaLensKit

extension RuleExample {
  static let exifPackedUnlikeMaker = RuleExample(
    .exifPackedUnlikeMaker, triggering: unmeasured(slackCount: 0), nonTriggering: unmeasured(slackCount: 2))

  private static func unmeasured(slackCount: Int) -> ExamplePhoto {
    .camera {
      $0.setCamera("OnePlus", "Unmeasured")
      $0.slackCount = slackCount
    }
  }
}
