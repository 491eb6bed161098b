import MetaLensKit

extension RuleExample {
  static let interopIndexDiffers = RuleExample(
    .interopIndexDiffers, triggering: .colourSpace(1, index: "R03"),
    nonTriggering: .colourSpace(1, index: "R98"))
}

extension ExamplePhoto {
  /// Returns a camera's JPEG with this ColorSpace and this InteroperabilityIndex.
  package static func colourSpace(_ space: UInt16, index: String) -> ExamplePhoto {
    camera { tiff in
      tiff.set(tiff.short(ExifTag.colorSpace, space), in: .exif)
      tiff.interoperability = [tiff.ascii(ExifTag.interoperabilityIndex, index)]
    }
  }
}
