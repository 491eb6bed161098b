import MetaLensKit

extension RuleExample {
  static let thumbnailTurned = RuleExample(
    .thumbnailTurned, triggering: .pictured(thumbnail: { ExamplePhoto.scene(39 - $0, 29 - $1) }),
    nonTriggering: .pictured(thumbnail: ExamplePhoto.scene))
}
