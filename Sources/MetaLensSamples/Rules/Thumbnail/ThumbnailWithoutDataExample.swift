import MetaLensKit

extension RuleExample {
  static let thumbnailWithoutData = RuleExample(
    .thumbnailWithoutData, triggering: emptied("GoPro"), nonTriggering: emptied("OnePlus"))

  private static func emptied(_ make: String) -> ExamplePhoto {
    .camera { tiff in
      tiff.setCamera(make, "X")
      tiff.ifd1 = [
        tiff.short(0x0103, 6), tiff.long(ExifTag.thumbnailOffset, 1303),
        tiff.long(ExifTag.thumbnailLength, 0),
      ]
    }
  }
}
