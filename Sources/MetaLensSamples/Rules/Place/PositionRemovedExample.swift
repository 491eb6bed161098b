import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let positionRemoved = RuleExample(
    .positionRemoved,
    triggering: .emptiedPlace {
      $0.set($0.ascii(ExifTag.interoperabilityIndex, "R98"), in: .interoperability)
    },
    nonTriggering: .emptiedPlace())
}

extension ExamplePhoto {
  /// Returns a camera's JPEG from whose GPS directory all entries were removed in place: zeros are left.
  ///
  /// The room ends the block unless the closure adds a directory that stands behind it.
  package static func emptiedPlace(_ change: (inout TIFFBuilder) -> Void = { _ in }) -> ExamplePhoto {
    var block = cameraExif { tiff in
      tiff.setPlace([34, 3, 7], "N", [134, 12, 5], "E")
      change(&tiff)
    }
    if let head = block.firstRange(of: placeHead) {
      // The number of entries, four entries, the pointer to the next directory, two values.
      let byteCount = 2 + 4 * 12 + 4 + 2 * 24
      for index in head.lowerBound..<head.lowerBound + byteCount { block[index] = 0 }
    }
    return ExamplePhoto(exif: block)
  }

  /// The beginning of a GPS directory of four entries; the first is GPSLatitudeRef, a text of two bytes.
  private static let placeHead: [UInt8] = [4, 0, 1, 0, 2, 0, 2, 0, 0, 0]
}
