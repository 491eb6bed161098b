import MetaLensKit

extension RuleExample {
  static let containerWriterIdentified = RuleExample(
    .containerWriterIdentified, triggering: .webP(exif: ExamplePhoto.cameraExif()), nonTriggering: .camera())
}
