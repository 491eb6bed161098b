import MetaLensKit

extension RuleExample {
  static let notCameraFormat = RuleExample(
    .notCameraFormat, triggering: .png(), nonTriggering: .png(exif: ExamplePhoto.cameraExif()))
}
