import MetaLensKit

extension RuleExample {
  static let cameraFileDiffers = RuleExample(
    .cameraFileDiffers,
    triggering: .color(
      make: "Canon", model: "Canon EOS 40D", oneTableASegment: true, optimized: true, ExamplePhoto.canon),
    nonTriggering: .color(make: "Canon", model: "Canon EOS 40D", ExamplePhoto.canon))
}
