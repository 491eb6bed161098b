import MetaLensFacts

/// Checks that bytes are one JSON object (RFC 8259) as reports are written: without blanks, and with each key once.
///
/// `JSONReader` isn't used: it takes what other programs refuse, such as `NaN`, and what they read in another way, such
/// as a key that occurs twice; and a tree of the values would take far more memory than the row.
struct RowObject {
  /// The maximum nesting of arrays and objects, as in `JSONReader`; rows have six levels.
  private static let maximumLevels = 32
  /// The maximum number of keys of one object; rows have up to some thirty.
  private static let maximumKeys = 256

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Whether the bytes, which are UTF-8, are an object to which `"id"` can be added as the first key.
  static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    var reading = Self(bytes)
    return reading.object(level: 1) && reading.position == bytes.endIndex
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func value(level: Int) -> Bool {
    guard position < bytes.endIndex else { return false }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(level: level)
    case UInt8(ascii: "["): return array(level: level)
    case UInt8(ascii: "\""): return text() != nil
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func object(level: Int) -> Bool {
    guard level <= Self.maximumLevels, takes("{") else { return false }
    // A comma follows the id that a worker adds.
    if takes("}") { return level > 1 }
    var keys: Set<ArraySlice<UInt8>> = []
    if level == 1 { keys.insert(Array("id".utf8)[...]) }
    repeat {
      // A key with an escape may be one of the others.
      guard let key = text(), !key.contains(UInt8(ascii: "\\")), keys.insert(key).inserted,
        keys.count <= Self.maximumKeys, takes(":"), value(level: level + 1)
      else { return false }
    } while takes(",")
    return takes("}")
  }

  private mutating func array(level: Int) -> Bool {
    guard level <= Self.maximumLevels, takes("[") else { return false }
    if takes("]") { return true }
    repeat {
      guard value(level: level + 1) else { return false }
    } while takes(",")
    return takes("]")
  }

  private mutating func word(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func number() -> Bool {
    _ = takes("-")
    if !takes("0"), !digits() { return false }
    if takes("."), !digits() { return false }
    guard takes("e") || takes("E") else { return true }
    if !takes("+") { _ = takes("-") }
    return digits()
  }

  private mutating func digits() -> Bool {
    let start = position
    while position < bytes.endIndex, bytes[position].isASCIIDigit { position += 1 }
    return position > start
  }

  /// Reads a text; returns what is between its quotation marks, or nil if it isn't one.
  private mutating func text() -> ArraySlice<UInt8>? {
    guard takes("\"") else { return nil }
    let start = position
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return bytes[start..<position - 1] }
      if byte < 0x20 { return nil }
      if byte == UInt8(ascii: "\\"), !escape() { return nil }
    }
    return nil
  }

  /// Reads what follows a backslash.
  private mutating func escape() -> Bool {
    guard position < bytes.endIndex else { return false }
    let byte = bytes[position]
    position += 1
    guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
    var unit = 0
    for _ in 0..<4 {
      guard position < bytes.endIndex, let digit = Hexadecimal.value(of: bytes[position])
      else { return false }
      unit = unit << 4 | Int(digit)
      position += 1
    }
    // Half of a pair isn't a character, and rows have whole pairs as UTF-8.
    return !(0xD800...0xDFFF).contains(unit)
  }
}
