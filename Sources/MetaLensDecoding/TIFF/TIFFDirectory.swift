import MetaLensFacts

/// A directory of a file, with its entries' places in the file: `ExifEntry.offset` and `value` count from the file's
/// beginning.
struct TIFFDirectory {
  /// The directory's role, determined by the pointer that led to it.
  enum Role: Equatable {
    /// A directory of the chain that begins with IFD0.
    case page(Int)
    /// A directory that tag 0x014A points to.
    case sub
    /// The EXIF directories.
    case exif, gps, interoperability
  }

  let role: Role
  /// `IFD0`, `SubIFD0`, `ExifIFD`, `GPS`, `InteropIFD`.
  let name: String
  /// The offset of its entry count.
  let offset: Int
  /// The number of its entries as written.
  let statedCount: Int
  /// The entries that the file and the limits have room for.
  var entries: [ExifEntry] = []
  /// The offset of the next directory as written; nil if the file ends before it.
  var nextOffset: Int?
  /// The directory's bytes from `offset` on, up to and including the next directory's offset.
  let fields: ByteFields

  /// The range of its bytes in the file.
  var range: Range<Int> { offset..<offset + fields.bytes.count }

  /// The EXIF directory that it is; nil if it is none.
  var kind: ExifDirectory.Kind? {
    switch role {
    case .page(0): .ifd0
    case .page(1): .ifd1
    case .page, .sub: nil
    case .exif: .exif
    case .gps: .gps
    case .interoperability: .interoperability
    }
  }

  var mayHoldPicture: Bool {
    switch role {
    case .page, .sub: true
    case .exif, .gps, .interoperability: false
    }
  }

  /// Returns the first entry of a tag; nil if there is none.
  func entry(_ tag: UInt16) -> ExifEntry? { entries.first { $0.tag == tag } }

  /// Returns the first bytes of a value, at most `maximum`; nil if the value is outside the file.
  func bytes(
    of entry: ExifEntry, maximum: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [UInt8]? {
    guard let value = entry.value else { return nil }
    let wanted = value.lowerBound..<value.lowerBound + min(value.count, max(0, maximum))
    if wanted.lowerBound >= range.lowerBound, wanted.upperBound <= range.upperBound {
      return Array(fields.bytes[wanted.lowerBound - offset..<wanted.upperBound - offset])
    }
    return try context.array(wanted)
  }

  /// Returns a tag's first values as unsigned integers, at most `maximum`; empty if the tag is absent, of another type,
  /// or outside the file.
  func integers(
    _ tag: UInt16, maximum: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Int] {
    guard let entry = entry(tag), let width = Self.integerWidth(entry.rawType),
      let bytes = try bytes(of: entry, maximum: width * maximum, &context)
    else { return [] }
    let numbers = ByteFields(bytes, fields.byteOrder)
    return stride(from: 0, to: bytes.count - width + 1, by: width).map {
      numbers.number(at: $0, count: width) ?? .max
    }
  }

  /// Returns a tag's first value as an unsigned integer; nil if there is none.
  func integer(
    _ tag: UInt16, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int? { try integers(tag, maximum: 1, &context).first }

  /// Returns the number of bytes of an integer of a type: SHORT, LONG and similar types, and signed ones, which some
  /// writers use for sizes.
  ///
  /// Nil for other types.
  static func integerWidth(_ rawType: UInt16) -> Int? {
    switch rawType {
    case 1, 7: 1
    case 3, 8: 2
    case 4, 9, 13: 4
    case 16, 17, 18: 8
    default: nil
    }
  }
}
