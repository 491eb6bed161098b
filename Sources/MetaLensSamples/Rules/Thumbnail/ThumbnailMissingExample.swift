import MetaLensKit

extension RuleExample {
  static let thumbnailMissing = RuleExample(
    .thumbnailMissing, triggering: .color(make: "Canon", model: "Canon EOS 40D"),
    nonTriggering: .color(make: "Canon", model: "Canon EOS 40D", ExamplePhoto.canon))
}
