import MetaLensKit

extension RuleExample {
  static let previewDiffers = RuleExample(
    .previewDiffers, triggering: .previewed(ExamplePhoto.otherScene),
    nonTriggering: .previewed(ExamplePhoto.scene))
}
