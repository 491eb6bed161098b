import MetaLensPlatform

/// A photo's name as a client states it: UTF-8, with percent signs for what a header can't hold (RFC 3986, 2.1).
enum PhotoName {
  /// Bytes at most, percent signs resolved.
  static let most = 4096
  /// What a photo is called that came without a name.
  static let unnamed = SystemPath("photo")

  /// The name; nil where it is none that a file could have.
  static func read(_ field: String) -> SystemPath? {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return checked(bytes)
  }

  /// A name as it stands; nil where it is none that a file could have.
  static func checked(_ bytes: [UInt8]) -> SystemPath? {
    guard !bytes.isEmpty, bytes.count <= most, !bytes.contains(0),
      String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    return SystemPath(bytes: bytes)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
