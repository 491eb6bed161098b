import MetaLensKit

extension RuleExample {
  static let thumbnailOtherAspect = RuleExample(
    .thumbnailOtherAspect,
    triggering: .pictured(rows: 20, { ExamplePhoto.scene($0, $1 * 3 / 2) }, thumbnail: ExamplePhoto.scene),
    nonTriggering: .pictured(thumbnail: ExamplePhoto.scene))
}
