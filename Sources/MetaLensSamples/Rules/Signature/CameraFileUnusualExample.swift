import MetaLensKit

extension RuleExample {
  static let cameraFileUnusual = RuleExample(
    .cameraFileUnusual,
    triggering: .color(make: "Canon", model: "Canon EOS 40D", oneTableASegment: true, ExamplePhoto.canon),
    nonTriggering: .color(make: "Canon", model: "Canon EOS 40D", ExamplePhoto.canon))
}
