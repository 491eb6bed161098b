import MetaLensKit

extension RuleExample {
  static let cameraInfoMissing = RuleExample(
    .cameraInfoMissing, triggering: ExamplePhoto(exif: nil), nonTriggering: .camera())
}
