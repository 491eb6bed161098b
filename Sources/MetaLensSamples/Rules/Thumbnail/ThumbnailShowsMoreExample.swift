import MetaLensKit

extension RuleExample {
  static let thumbnailShowsMore = RuleExample(
    .thumbnailShowsMore,
    triggering: .pictured({ ExamplePhoto.scene($0 * 3 / 4, $1 * 3 / 4) }, thumbnail: ExamplePhoto.scene),
    nonTriggering: .pictured(thumbnail: ExamplePhoto.scene))
}
