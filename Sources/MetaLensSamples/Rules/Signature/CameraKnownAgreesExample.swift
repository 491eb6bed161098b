import MetaLensKit

extension RuleExample {
  static let cameraKnownAgrees = RuleExample(
    .cameraKnownAgrees, triggering: .color(make: "Canon", model: "Canon PowerShot S3 IS", ExamplePhoto.canon),
    nonTriggering: .color(
      make: "Canon", model: "Canon PowerShot S3 IS", oneTableASegment: true, ExamplePhoto.canon))
}
