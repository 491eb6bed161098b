import MetaLensKit

extension RuleExample {
  static let thumbnailUnclear = RuleExample(
    .thumbnailUnclear, triggering: .pictured(thumbnail: { _, _ in 90 }),
    nonTriggering: .pictured(thumbnail: ExamplePhoto.scene))
}
