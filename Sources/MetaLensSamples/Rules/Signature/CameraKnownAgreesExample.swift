import MetaLensKit

extension RuleExample {
  static let cameraKnownAgrees = RuleExample(
    .cameraKnownAgrees, triggering: .color(make: "Canon", model: "Canon EOS 40D", ExamplePhoto.canon),
    nonTriggering: .color(make: "Canon", model: "Canon EOS 40D", oneTableASegment: true, ExamplePhoto.canon))
}
