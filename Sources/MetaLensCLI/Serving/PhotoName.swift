import MetaLensPlatform

/// A photo's name as a client states it: UTF-8, with percent signs for what a header can't hold (RFC 3986, 2.1).
enum PhotoName {
  /// The maximum size in bytes, after percent signs are decoded.
  static let maximum = 4096
  static let unnamed = SystemPath("photo")

  /// Returns the name in a header field; nil if no file could have it.
  static func read(_ field: String) -> SystemPath? {
    SystemPath(percentEncoded: field).flatMap { checked($0.bytes) }
  }

  /// Returns a name that isn't encoded; nil if no file could have it.
  static func checked(_ bytes: [UInt8]) -> SystemPath? {
    guard !bytes.isEmpty, bytes.count <= maximum, !bytes.contains(0),
      String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    return SystemPath(bytes: bytes)
  }
}
