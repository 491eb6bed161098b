import MetaLensKit

extension RuleExample {
  static let dateDigitizedDiffers = RuleExample(
    .dateDigitizedDiffers,
    triggering: .camera { $0.set($0.ascii(ExifTag.dateTimeDigitized, "2023:05:31 15:56:01"), in: .exif) },
    nonTriggering: .camera())
}
