import MetaLensPlatform

/// A photo's name as a client states it: UTF-8, with percent signs for what a header can't hold (RFC 3986, 2.1).
enum PhotoName {
  /// Bytes at most, percent signs resolved.
  static let maximum = 4096
  /// What a photo is called that came without a name.
  static let unnamed = SystemPath("photo")

  /// The name; nil where it is none that a file could have.
  static func read(_ field: String) -> SystemPath? {
    SystemPath(percentEncoded: field).flatMap { checked($0.bytes) }
  }

  /// A name as it stands; nil where it is none that a file could have.
  static func checked(_ bytes: [UInt8]) -> SystemPath? {
    guard !bytes.isEmpty, bytes.count <= maximum, !bytes.contains(0),
      String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    return SystemPath(bytes: bytes)
  }
}
