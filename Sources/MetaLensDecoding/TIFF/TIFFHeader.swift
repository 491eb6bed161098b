import MetaLensFacts

/// A TIFF file's header (TIFF 6.0, section 2); BigTIFF's follows libtiff's design page.
struct TIFFHeader {
  let byteOrder: ByteOrder
  /// Whether offsets and counts take 8 bytes.
  let isBigTIFF: Bool
  /// The offset of IFD0 as written; if it exceeds 63 bits, a number larger than any file.
  let firstDirectory: Int

  var byteCount: Int { isBigTIFF ? 16 : 8 }
  /// The number of bytes of a directory's entry count.
  var countByteCount: Int { isBigTIFF ? 8 : 2 }
  /// The number of bytes of a directory's entry: tag, type, count, value.
  var entryByteCount: Int { isBigTIFF ? 20 : 12 }
  /// The number of bytes of an offset, of a value's count, and of a value within its entry.
  var offsetByteCount: Int { isBigTIFF ? 8 : 4 }

  /// Whether there are so many bytes before IFD0 that they must be the picture.
  var isDirectoryLast: Bool { firstDirectory >= 256 }

  static let maximumByteCount = 16

  /// Reads a header whose first four bytes `PhotoFormat` recognizes; nil if the bytes end too early.
  ///
  /// The version only matters for BigTIFF: some makers write marks of their own in its place.
  init?(_ bytes: some Sequence<UInt8>) {
    let fields = ByteFields(bytes, bytes.first { _ in true } == 0x49 ? .littleEndian : .bigEndian)
    guard let version = fields.uint16(at: 2) else { return nil }
    byteOrder = fields.byteOrder
    isBigTIFF = version == 43
    let (place, count) = isBigTIFF ? (8, 8) : (4, 4)
    guard fields.bytes.count >= place + count else { return nil }
    firstDirectory = fields.number(at: place, count: count) ?? .max
  }

  /// Returns the number of bytes of a single value of a type; nil if no standard defines the type for this file.
  func valueByteCount(ofRawType rawType: UInt16) -> Int? {
    // LONG8, SLONG8 and IFD8, which BigTIFF added.
    if isBigTIFF, (16...18).contains(rawType) { return 8 }
    return ExifType(rawValue: rawType)?.byteCount
  }
}
