import MetaLensKit

extension RuleExample {
  static let exifMissing = RuleExample(
    .exifMissing, triggering: ExamplePhoto(exif: nil), nonTriggering: .camera())
}
