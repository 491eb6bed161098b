import MetaLensKit

extension RuleExample {
  static let encoderThumbnailOther = RuleExample(
    .encoderThumbnailOther, triggering: .thumbnailed(pictureIsSplit: true),
    nonTriggering: .thumbnailed(pictureIsSplit: false))
}
