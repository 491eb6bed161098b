import MetaLensKit

extension RuleExample {
  static let checksumBroken = RuleExample(
    .checksumBroken, triggering: .png(exif: ExamplePhoto.cameraExif()) { $0.breaksChecksum = true },
    nonTriggering: .png(exif: ExamplePhoto.cameraExif()))
}
