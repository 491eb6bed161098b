/// A path as the system knows it: bytes, not text.
package struct SystemPath: Sendable, Comparable, Hashable {
  /// The bytes passed to the system, without a terminating NUL.
  package var bytes: [UInt8]

  /// Makes the path that a text names, in UTF-8.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Makes the path of exactly these bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes the path whose bytes are given in hexadecimal, in either case; nil if the text isn't hexadecimal.
  package init?(hexadecimal text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// Makes the path of a text in which a percent sign and two digits stand for a byte (RFC 3986, 2.1); nil if digits
  /// are missing.
  package init?(percentEncoded text: String) {
    bytes = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let escaped = SystemPath(hexadecimal: String(decoding: rest.prefix(2), as: UTF8.self))
      else { return nil }
      bytes += escaped.bytes
      rest = rest.dropFirst(2)
    }
  }

  /// The path to show to people, with bytes that aren't UTF-8 repaired.
  package var display: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the bytes are text, so that `display` names the same file.
  package var isUTF8: Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  /// Whether the path begins at the root.
  package var isAbsolute: Bool { bytes.first == slash }

  /// The name at the end, without trailing slashes; "/" for "/".
  package var lastComponent: SystemPath {
    let trimmed = trimmedBytes
    guard let slash = trimmed.lastIndex(of: slash), trimmed.count > 1 else {
      return SystemPath(bytes: Array(trimmed))
    }
    return SystemPath(bytes: Array(trimmed[(slash + 1)...]))
  }

  /// The directory that contains it; "." if the path names none.
  package var directory: SystemPath {
    let trimmed = trimmedBytes
    guard let last = trimmed.lastIndex(of: slash) else { return SystemPath(".") }
    let parent = trimmed[..<last]
    guard let end = parent.lastIndex(where: { $0 != slash }) else { return SystemPath("/") }
    return SystemPath(bytes: Array(parent[...end]))
  }

  /// The part after the name's last dot, ASCII lower-cased; "" for ".jpg", which is a name.
  package var pathExtension: String {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name != [46, 46] else { return "" }
    let lowered = name[(dot + 1)...].map { (65...90).contains($0) ? $0 + 32 : $0 }
    return String(decoding: lowered, as: UTF8.self)
  }

  /// Returns the path of a component inside this directory, joined with one slash.
  package func appending(_ component: [UInt8]) -> SystemPath {
    var joined = bytes
    if let last = joined.last, last != slash { joined.append(slash) }
    joined.append(contentsOf: component)
    return SystemPath(bytes: joined)
  }

  /// Compares paths by their bytes, as the walk does.
  package static func < (left: SystemPath, right: SystemPath) -> Bool {
    left.bytes.precedes(right.bytes)
  }

  private var trimmedBytes: ArraySlice<UInt8> {
    guard let end = bytes.lastIndex(where: { $0 != slash }) else { return bytes.prefix(1) }
    return bytes[...end]
  }

  private var slash: UInt8 { UInt8(ascii: "/") }
}
