/// Byte order of a TIFF block (TIFF 6.0, section 2).
public enum ByteOrder: Sendable, Hashable {
  /// `II`: least significant byte first.
  case littleEndian
  /// `MM`: most significant byte first.
  case bigEndian
}
