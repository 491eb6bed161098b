import MetaLensKit

extension RuleExample {
  static let exifAndroidOrder = RuleExample(
    .exifAndroidOrder, triggering: .androidOrder(), nonTriggering: .camera { $0.ifd0.reverse() })
}

extension ExamplePhoto {
  /// Returns a camera's photo whose fields are in the order of Android's library for EXIF.
  package static func androidOrder(
    make: String = "Canon", model: String = "Canon EOS 40D", _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera { tiff in
      tiff.exif = []
      tiff.makerNoteShift = nil
      tiff.slackCount = 0
      tiff.ifd0 = [
        tiff.rational(0x011B, (72, 1)), tiff.rational(0x011A, (72, 1)), tiff.ascii(ExifTag.model, model),
        tiff.ascii(ExifTag.make, make), tiff.short(ExifTag.orientation, 1), tiff.short(0x0128, 2),
        tiff.ascii(ExifTag.dateTime, "2023:05:30 15:56:01"),
      ]
      change(&tiff)
    }
  }
}
