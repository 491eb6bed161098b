import MetaLensKit

extension RuleExample {
  static let exifPackedUnlikeModel = RuleExample(
    .exifPackedUnlikeModel, triggering: galaxy(slackCount: 0), nonTriggering: galaxy(slackCount: 2))

  private static func galaxy(slackCount: Int) -> ExamplePhoto {
    .camera {
      $0.set($0.ascii(ExifTag.make, "samsung"), in: .ifd0)
      $0.set($0.ascii(ExifTag.model, "SM-G973U"), in: .ifd0)
      $0.slackCount = slackCount
    }
  }
}
