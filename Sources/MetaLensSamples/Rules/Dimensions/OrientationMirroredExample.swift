import MetaLensKit

extension RuleExample {
  static let orientationMirrored = RuleExample(
    .orientationMirrored,
    triggering: .camera { $0.set($0.short(ExifTag.orientation, 2), in: .ifd0) },
    nonTriggering: .camera { $0.set($0.short(ExifTag.orientation, 6), in: .ifd0) })
}
