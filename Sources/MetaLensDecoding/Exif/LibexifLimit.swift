import MetaLensFacts

/// What libexif 0.6.24 is known not to keep: differences that these explain are no diagnostics.
///
/// Each case has a test that shows libexif really does so; when a newer libexif
/// drops a limit, that test says it.
enum LibexifLimit: CaseIterable {
  /// Types beyond TIFF 6.0's twelve, EXIF 3.0's UTF-8 (129) and TIFF's IFD (13) among them, are dropped.
  case typeUnknown
  /// The pointers to ExifIFD, GPS and InteropIFD and the thumbnail's offset and length are followed, not kept.
  case pointerNotKept
  /// The second entry of one tag in a directory is dropped.
  case secondOfTag
  /// An entry of count 0 is dropped.
  case countZero
  /// A value outside the block is dropped; the walk, too, keeps only its entry.
  case valueOutside
  /// A pointer, a thumbnail's offset or its length of the block's size or more ends the directory: what follows in
  /// it is dropped, and directories to which only that led aren't entered.
  case directoryAbandoned

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

  /// The limit that explains why libexif has no such entry, but for those that look at other entries.
  static func explaining(_ entry: ExifEntry) -> LibexifLimit? {
    if isFollowed(entry.tag) { return .pointerNotKept }
    if entry.rawType == 0 || entry.rawType > ExifType.double.rawValue { return .typeUnknown }
    if entry.count == 0 { return .countZero }
    if entry.value == nil { return .valueOutside }
    return nil
  }
}
