/// A path as the system knows it: bytes, not text.
package struct SystemPath: Hashable, Sendable, Comparable {
  /// The bytes, without a NUL.
  package var bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path for people: what isn't UTF-8 is repaired.
  package var display: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path is UTF-8, so that `display` is all of it.
  package var isUTF8: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// The bytes in lower-case hexadecimal.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// The last name in the path.
  package var lastComponent: SystemPath {
    guard let slash = bytes.lastIndex(of: Self.slash), bytes.count > 1 else { return self }
    return SystemPath(bytes: Array(bytes[(slash + 1)...]))
  }

  /// The directory that holds the last name; `.` where the path names none.
  package var directory: SystemPath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return SystemPath(".") }
    return SystemPath(bytes: Array(bytes[..<max(slash, 1)]))
  }

  /// What follows the last name's last dot, in lower case; empty where there is none, or only a leading one.
  package var pathExtension: String {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The path of a name in this directory.
  package func appending(_ component: [UInt8]) -> SystemPath {
    if bytes.isEmpty || bytes.last == Self.slash { return SystemPath(bytes: bytes + component) }
    return SystemPath(bytes: bytes + [Self.slash] + component)
  }

  package static func < (left: SystemPath, right: SystemPath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private static let slash = UInt8(ascii: "/")

  /// Gives C the path as a NUL-terminated string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe terminated.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return unsafe body("") }
      return unsafe body(base)
    }
  }
}
