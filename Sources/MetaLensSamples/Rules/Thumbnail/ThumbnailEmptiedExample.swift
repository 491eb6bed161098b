import MetaLensKit

extension RuleExample {
  static let thumbnailEmptied = RuleExample(
    .thumbnailEmptied,
    triggering: .camera { tiff in
      tiff.ifd1 = [
        tiff.short(0x0103, 6), tiff.long(ExifTag.thumbnailOffset, 1303),
        tiff.long(ExifTag.thumbnailLength, 0),
      ]
    },
    nonTriggering: .camera { $0.ifd1 = [$0.short(0x0103, 6)] })
}
