import MetaLensKit

extension RuleExample {
  static let hevcEncodedAgainByApple = RuleExample(
    .hevcEncodedAgainByApple, triggering: .phoneRendered(), nonTriggering: .phone { $0.hasThumbnail = false })
}
