import MetaLensKit

extension RuleExample {
  static let cameraProcessed = RuleExample(
    .cameraProcessed,
    triggering: .camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, "Apple"), in: .ifd0)
      tiff.set(tiff.short(0xA401, 8), in: .exif)
    },
    nonTriggering: .camera { $0.set($0.short(0xA401, 1), in: .exif) })
}
