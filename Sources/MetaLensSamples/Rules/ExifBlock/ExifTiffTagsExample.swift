import MetaLensKit

extension RuleExample {
  static let exifTiffTags = RuleExample(
    .exifTiffTags,
    triggering: .camera {
      $0.set($0.short(0x0102, 8, 8, 8), in: .ifd0)
      $0.set($0.short(0x0106, 2), in: .ifd0)
    },
    nonTriggering: .camera {
      $0.set($0.short(0x0100, 64), in: .ifd0)
      $0.set($0.short(0x0101, 48), in: .ifd0)
    })
}
