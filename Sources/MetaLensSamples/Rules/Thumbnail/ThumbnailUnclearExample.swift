import MetaLensKit

extension RuleExample {
  static let thumbnailUnclear = RuleExample(
    .thumbnailUnclear,
    triggering: .pictured({ ExamplePhoto.scene($0, $1) / 2 + 50 }, thumbnail: { _, _ in 90 }),
    nonTriggering: .pictured(thumbnail: ExamplePhoto.scene))
}
