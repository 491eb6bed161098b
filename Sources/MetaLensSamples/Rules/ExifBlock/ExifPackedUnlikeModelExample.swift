import MetaLensKit

extension RuleExample {
  static let exifPackedUnlikeModel = RuleExample(
    .exifPackedUnlikeModel, triggering: galaxy(slackCount: 0), nonTriggering: galaxy(slackCount: 2))

  private static func galaxy(slackCount: Int) -> ExamplePhoto {
    .camera {
      $0.setCamera("samsung", "SM-G973U")
      $0.slackCount = slackCount
    }
  }
}
