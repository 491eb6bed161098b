import MetaLensKit

extension RuleExample {
  static let mpfSizeDiffers = RuleExample(
    .mpfSizeDiffers, triggering: .multiPicture(more: 7), nonTriggering: .multiPicture())
}
