import MetaLensKit

extension RuleExample {
  static let exifWindowsPadding = RuleExample(
    .exifWindowsPadding,
    triggering: .camera {
      $0.set($0.undefined(ExifTag.windowsPadding, [0x1C, 0xEA, 0, 0, 0, 8, 0, 0]), in: .ifd0)
    },
    nonTriggering: .camera())
}
