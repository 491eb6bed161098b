import MetaLensKit

extension RuleExample {
  static let cameraMakerAgrees = RuleExample(
    .cameraMakerAgrees, triggering: .color(make: "Canon", model: "Canon EOS 50D", ExamplePhoto.canon),
    nonTriggering: .color(make: "Canon", model: "Canon EOS 50D", oneTableASegment: true, ExamplePhoto.canon))
}
