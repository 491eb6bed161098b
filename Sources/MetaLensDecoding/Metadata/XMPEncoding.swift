/// The encoding of a packet's characters, recognized by its first bytes (XML 1.0, annex F).
///
/// A packet in a JPEG is UTF-8 (XMP part 3, 1.1.3). libexpat reads UTF-16. Nothing writes UTF-32, which is refused.
enum XMPEncoding {
  case utf8
  case utf16
  case utf32

  init(_ bytes: [UInt8]) {
    switch Array(bytes.prefix(4)) {
    case [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0, 0x3C], [0x3C, 0, 0, 0]: self = .utf32
    case let head where head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]): self = .utf16
    case let head where head.starts(with: [0, 0x3C]) || head.starts(with: [0x3C, 0]): self = .utf16
    default: self = .utf8
    }
  }

  /// Returns the end of the text.
  ///
  /// NULs after it aren't XML; some writers add one, or pad with them.
  func end(of bytes: [UInt8]) -> Int {
    let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
    // A character of UTF-16 may end with a NUL.
    return self == .utf16 ? min(bytes.count, end + end % 2) : end
  }
}
