import MetaLensFacts

/// What libexif 0.6.24 is known not to keep: differences that these limits explain are no diagnostics.
///
/// Its test shows that libexif really has each; when a newer libexif drops one, that test says it.
enum LibexifLimit {
  /// Bytes of the block that libexif reads: 65534 with the six before it, more than APP1 can hold.
  static let blockByteCount = 0xFFFE - 6

  /// Whether an entry's tag is one that libexif follows and doesn't keep.
  static func isFollowed(_ tag: UInt16) -> Bool {
    switch tag {
    case ExifTag.exifPointer, ExifTag.gpsPointer, ExifTag.interoperabilityPointer, ExifTag.thumbnailOffset,
      ExifTag.thumbnailLength:
      true
    default: false
    }
  }

  /// Whether a limit explains why libexif has no such entry, but for those that look at other entries: it follows pointers
  /// and drops types beyond TIFF 6.0's twelve (EXIF 3.0's UTF-8, 129, and TIFF's IFD, 13, among them), entries of count 0,
  /// and values outside the block.
  static func explains(_ entry: ExifEntry) -> Bool {
    isFollowed(entry.tag) || entry.rawType == 0 || entry.rawType > ExifType.double.rawValue
      || entry.count == 0 || entry.value == nil
  }
}
