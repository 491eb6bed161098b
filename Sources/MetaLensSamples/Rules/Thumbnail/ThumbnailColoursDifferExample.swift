import MetaLensKit

extension RuleExample {
  static let thumbnailColoursDiffer = RuleExample(
    .thumbnailColoursDiffer,
    triggering: .coloured(
      { (ExamplePhoto.hues($0, $1).blue * 3 / 2, ExamplePhoto.hues($0, $1).red * 3 / 2) },
      thumbnail: ExamplePhoto.hues),
    nonTriggering: .coloured(
      { (ExamplePhoto.hues($0, $1).blue * 21 / 20, ExamplePhoto.hues($0, $1).red * 21 / 20) },
      thumbnail: ExamplePhoto.hues))
}
