import MetaLensKit

extension RuleExample {
  static let thumbnailUnlikeMaker = RuleExample(
    .thumbnailUnlikeMaker,
    triggering: .thumbnailed(pictureIsSplit: false, thumbnailIsSplit: true, isColor: true),
    nonTriggering: .thumbnailed(pictureIsSplit: false, isColor: true))
}
