import MetaLensFacts

/// A TIFF file's first bytes (TIFF 6.0, section 2); BigTIFF's as libtiff's design page states them.
struct TIFFHeader {
  /// Byte order of the whole file.
  let byteOrder: ByteOrder
  /// Whether offsets and counts take 8 bytes.
  let isBigTIFF: Bool
  /// Where IFD0 stands, as written; more than any file has where 63 bits don't hold it.
  let firstDirectory: Int

  /// Bytes of the header.
  var byteCount: Int { isBigTIFF ? 16 : 8 }
  /// Bytes of a directory's entry count.
  var countByteCount: Int { isBigTIFF ? 8 : 2 }
  /// Bytes of a directory's entry: tag, type, count, value.
  var entryByteCount: Int { isBigTIFF ? 20 : 12 }
  /// Bytes of an offset, of a value's count, and of a value that stands in its entry.
  var offsetByteCount: Int { isBigTIFF ? 8 : 4 }

  /// Whether so much stands before IFD0 that it is the picture.
  var isDirectoryLast: Bool { firstDirectory >= 256 }

  /// Bytes of the longest header.
  static let maximumByteCount = 16

  /// Reads a header whose first four bytes `PhotoFormat` knows; nil where the bytes end before it does.
  ///
  /// The version isn't looked at but for BigTIFF's: the makers' own marks stand in its place.
  init?(_ bytes: some Sequence<UInt8>) {
    let fields = ByteFields(bytes, bytes.first { _ in true } == 0x49 ? .littleEndian : .bigEndian)
    guard let version = fields.uint16(at: 2) else { return nil }
    byteOrder = fields.byteOrder
    isBigTIFF = version == 43
    let (place, count) = isBigTIFF ? (8, 8) : (4, 4)
    guard fields.bytes.count >= place + count else { return nil }
    firstDirectory = fields.number(at: place, count: count) ?? .max
  }

  /// Bytes a single value of a type takes; nil where no standard defines the type for this file.
  func valueByteCount(ofRawType rawType: UInt16) -> Int? {
    // LONG8, SLONG8 and IFD8, which BigTIFF added.
    if isBigTIFF, (16...18).contains(rawType) { return 8 }
    return ExifType(rawValue: rawType)?.byteCount
  }
}
