import MetaLensKit

extension RuleExample {
  static let thumbnailTonesDiffer = RuleExample(
    .thumbnailTonesDiffer,
    triggering: .pictured({ ExamplePhoto.scene($0, $1) * 112 / 100 }, thumbnail: ExamplePhoto.scene),
    nonTriggering: .pictured({ ExamplePhoto.scene($0, $1) * 102 / 100 }, thumbnail: ExamplePhoto.scene))
}
