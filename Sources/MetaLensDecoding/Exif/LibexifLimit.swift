import MetaLensFacts

/// Known limits of what libexif 0.6.24 keeps: differences that they explain aren't reported.
///
/// A test shows that libexif really has each limit, and fails when a newer libexif drops one.
enum LibexifLimit {
  /// The number of bytes of a block that libexif reads: 65534 with the six before it, more than APP1 can hold.
  static let blockByteCount = 0xFFFE - 6

  /// Whether libexif follows a tag instead of keeping it.
  static func isFollowed(_ tag: UInt16) -> Bool {
    switch tag {
    case ExifTag.exifPointer, ExifTag.gpsPointer, ExifTag.interoperabilityPointer, ExifTag.thumbnailOffset,
      ExifTag.thumbnailLength:
      true
    default: false
    }
  }

  /// Whether a limit explains why libexif lacks an entry, judged by the entry alone: libexif follows pointers and drops
  /// types beyond TIFF 6.0's twelve (for example EXIF 3.0's UTF-8, 129, and TIFF's IFD, 13), entries of count 0, and
  /// values outside the block.
  static func explains(_ entry: ExifEntry) -> Bool {
    isFollowed(entry.tag) || entry.rawType == 0 || entry.rawType > ExifType.double.rawValue
      || entry.count == 0 || entry.value == nil
  }
}
