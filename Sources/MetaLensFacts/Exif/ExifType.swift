/// The value types of TIFF 6.0 (section 2), TIFF's supplement 1 and EXIF 3.0 (4.6.2).
package enum ExifType: UInt16, Sendable, Hashable, CaseIterable {
  /// 8-bit unsigned.
  case byte = 1
  /// 7-bit text, NUL-terminated.
  case ascii = 2
  /// 16-bit unsigned.
  case short = 3
  /// 32-bit unsigned.
  case long = 4
  /// Two LONGs: numerator, denominator.
  case rational = 5
  /// 8-bit signed.
  case signedByte = 6
  /// Bytes whose meaning the tag states.
  case undefined = 7
  /// 16-bit signed.
  case signedShort = 8
  /// 32-bit signed.
  case signedLong = 9
  /// Two SLONGs: numerator, denominator.
  case signedRational = 10
  /// IEEE single.
  case float = 11
  /// IEEE double.
  case double = 12
  /// 32-bit offset of an IFD (TIFF supplement 1).
  case ifd = 13
  /// UTF-8 text (EXIF 3.0).
  case utf8 = 129

  /// The type's name in reports, such as `signedShort`.
  package var name: String { Self.names[self] ?? "" }

  /// The names, made in advance: interpolating a case looks up conformances at run time, which takes some 16,000
  /// instructions.
  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0)") })

  /// The number of bytes of a single value.
  package var byteCount: Int {
    switch self {
    case .byte, .ascii, .signedByte, .undefined, .utf8: 1
    case .short, .signedShort: 2
    case .long, .signedLong, .float, .ifd: 4
    case .rational, .signedRational, .double: 8
    }
  }
}
