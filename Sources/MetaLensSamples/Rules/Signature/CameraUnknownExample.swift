import MetaLensKit

extension RuleExample {
  static let cameraUnknown = RuleExample(
    .cameraUnknown, triggering: .color(make: "Example", model: "Example 1"),
    nonTriggering: .color(make: "Canon", model: "Canon EOS 40D", ExamplePhoto.canon))
}
