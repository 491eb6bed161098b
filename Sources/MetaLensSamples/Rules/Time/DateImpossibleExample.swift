import MetaLensKit

extension RuleExample {
  static let dateImpossible = RuleExample(
    .dateImpossible,
    triggering: .camera { $0.set($0.ascii(ExifTag.dateTimeOriginal, "0000:00:00 00:00:00"), in: .exif) },
    nonTriggering: .camera())
}
