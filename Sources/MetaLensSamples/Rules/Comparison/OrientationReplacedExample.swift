import MetaLensKit

extension RuleExample {
  static let orientationReplaced = RuleExample(
    .orientationReplaced,
    triggering: .camera {
      $0.set($0.short(ExifTag.orientation, 1), in: .ifd0)
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd1)
      $0.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
    },
    nonTriggering: .camera {
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd0)
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd1)
      $0.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
    })
}
