import MetaLensKit

extension RuleExample {
  static let dateInFuture = RuleExample(
    .dateInFuture,
    triggering: .camera { $0.set($0.ascii(ExifTag.dateTimeOriginal, "9998:01:01 00:00:00"), in: .exif) },
    nonTriggering: .camera())
}
