import MetaLensKit

extension RuleExample {
  static let cameraTagsMissing = RuleExample(
    .cameraTagsMissing,
    triggering: .fullTags { tiff in
      tiff.remove(0x829A, from: .exif)
      tiff.remove(0x829D, from: .exif)
    },
    nonTriggering: .fullTags { $0.remove(0x829A, from: .exif) })
}
