/// The bytes of a list that a user provides: names for `batch`, labels for `evaluate`.
///
/// Spreadsheets can save UTF-16, and `>` in Windows PowerShell 5 does.
enum ListText {
  /// Whether the bytes begin with the byte order mark of UTF-16.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }

  /// Converts UTF-16 with a byte order mark to UTF-8; returns any other bytes unchanged.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard isUTF16(bytes) else { return bytes }
    let isBig = bytes[0] == 0xFE
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
