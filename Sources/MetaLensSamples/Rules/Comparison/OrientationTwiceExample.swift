import MetaLensKit

extension RuleExample {
  static let orientationTwice = RuleExample(
    .orientationTwice,
    triggering: .camera(size: PixelSize(width: 48, height: 64)) {
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd0)
    },
    nonTriggering: .camera { $0.set($0.short(ExifTag.orientation, 6), in: .ifd0) })
}
