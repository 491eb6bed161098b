/// Reads integers and names in bytes, with nil if the bytes end too early.
///
/// If the bounds were checked, `uint16(at:)` and `uint32(at:)` of the bytes themselves read without a copy.
package struct ByteFields: Sendable {
  package let bytes: [UInt8]
  package let byteOrder: ByteOrder

  @inlinable package init(_ bytes: some Sequence<UInt8>, _ byteOrder: ByteOrder = .bigEndian) {
    self.bytes = Array(bytes)
    self.byteOrder = byteOrder
  }

  /// Returns an unsigned number of 0 to 8 bytes; nil also if it exceeds `Int.max`, which no file's size does.
  @inlinable package func number(at index: Int, count: Int) -> Int? {
    guard index >= 0, count >= 0, count <= 8, index <= bytes.count, count <= bytes.count - index else {
      return nil
    }
    var value: UInt64 = 0
    for step in 0..<count {
      value = value << 8 | UInt64(bytes[index + (byteOrder == .bigEndian ? step : count - 1 - step)])
    }
    return Int(exactly: value)
  }

  @inlinable package func uint8(at index: Int) -> Int? { number(at: index, count: 1) }
  @inlinable package func uint16(at index: Int) -> Int? { number(at: index, count: 2) }
  @inlinable package func uint32(at index: Int) -> Int? { number(at: index, count: 4) }

  /// Returns the name of a part, in four bytes; nil if the bytes end too early.
  package func name(at index: Int) -> String? {
    guard index >= 0, index <= bytes.count - 4 else { return nil }
    return Self.name(of: bytes[index..<index + 4])
  }

  /// Returns bytes as a name: printable ASCII unchanged, other bytes and the backslash as `\xNN`.
  @inlinable package static func name(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    return bytes.allSatisfy(isPlain) ? String(decoding: bytes, as: UTF8.self) : escaped(bytes)
  }

  /// Whether a byte is unchanged in a name.
  @inlinable package static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\\")
  }

  /// Returns bytes as a name, with those that need it escaped.
  @usableFromInline package static func escaped(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    for byte in bytes {
      if isPlain(byte) {
        out.append(byte)
      } else {
        out += "\\x".utf8
        Hexadecimal.append([byte], separator: 0, to: &out)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
