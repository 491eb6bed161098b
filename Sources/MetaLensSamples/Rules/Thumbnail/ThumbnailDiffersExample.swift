import MetaLensKit

extension RuleExample {
  static let thumbnailDiffers = RuleExample(
    .thumbnailDiffers, triggering: .pictured(thumbnail: ExamplePhoto.otherScene),
    nonTriggering: .pictured(thumbnail: { ExamplePhoto.scene($0, $1) * 3 / 4 + 40 }))
}
