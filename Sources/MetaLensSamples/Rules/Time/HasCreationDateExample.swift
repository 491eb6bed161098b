import MetaLensKit

extension RuleExample {
  static let hasCreationDate = RuleExample(
    .hasCreationDate, triggering: .camera(),
    nonTriggering: .camera {
      $0.remove(ExifTag.dateTimeOriginal, from: .exif); $0.remove(ExifTag.dateTimeDigitized, from: .exif)
    })
}
