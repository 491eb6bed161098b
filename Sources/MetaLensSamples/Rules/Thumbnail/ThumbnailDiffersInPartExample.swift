import MetaLensKit

extension RuleExample {
  static let thumbnailDiffersInPart = RuleExample(
    .thumbnailDiffersInPart, triggering: .pictured(ExamplePhoto.patched, thumbnail: ExamplePhoto.scene),
    nonTriggering: .pictured(thumbnail: ExamplePhoto.scene))
}
