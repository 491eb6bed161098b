package import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let exifPointerBroken = RuleExample(
    .exifPointerBroken, triggering: .pointer(ExifTag.gpsPointer, to: nil, in: .ifd0),
    nonTriggering: .camera { $0.setPlace([34, 3, 7], "N", [134, 12, 5], "E") })
}

extension ExamplePhoto {
  /// Returns a camera's JPEG whose EXIF has a pointer with this tag and offset; nil for a pointer that is 0.
  package static func pointer(_ tag: UInt16, to offset: UInt32?, in kind: ExifDirectory.Kind) -> ExamplePhoto
  {
    camera { tiff in
      // The builder fills in a pointer that it finds at 0: this one has no bytes of its own.
      let zero = TIFFBuilder.Entry(tag, rawType: ExifType.long.rawValue, count: 1, bytes: [])
      tiff.set(offset.map { tiff.long(tag, $0) } ?? zero, in: kind)
    }
  }
}
