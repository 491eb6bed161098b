import MetaLensKit

extension RuleExample {
  static let thumbnailMatches = RuleExample(
    .thumbnailMatches, triggering: .pictured(thumbnail: ExamplePhoto.scene),
    nonTriggering: .pictured(thumbnail: ExamplePhoto.otherScene))
}
