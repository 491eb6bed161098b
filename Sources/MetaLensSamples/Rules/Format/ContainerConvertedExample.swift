import MetaLensKit

extension RuleExample {
  static let containerConverted = RuleExample(
    .containerConverted, triggering: .png(exif: ExamplePhoto.cameraExif()),
    nonTriggering: .png(exif: ExamplePhoto.cameraExif { $0.remove(ExifTag.model, from: .ifd0) }))
}
