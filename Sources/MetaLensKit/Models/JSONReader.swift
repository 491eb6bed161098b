/// Reads JSON (RFC 8259) that stands in a file's metadata: bounded, and content with a text that is cut.
///
/// Python's writers add `NaN` and `Infinity`, which are taken for `null`. Foundation's decoder
/// would refuse both them and a text of which only the beginning was kept.
struct JSONReader {
  /// Values that are read at most; workflows of generators have some thousands.
  static let mostValues = 20_000
  /// How deep arrays and objects may stand in each other.
  static let mostLevels = 32

  private let bytes: [UInt8]
  private var index = 0
  private var values = 0
  /// Whether the text ended before its value did.
  private(set) var isCut = false

  /// Reads a text's one value; nil where it is no JSON or too much of it.
  ///
  /// A text that ends early gives what was read of it, unless it ends before its first member.
  static func value(of text: String) -> JSONValue? {
    var reader = JSONReader(text)
    guard let value = reader.value(level: 0) else { return nil }
    reader.skipBlank()
    return reader.index == reader.bytes.count ? value : nil
  }

  /// Reads a text that is an object; nil for everything else.
  static func object(of text: String) -> [String: JSONValue]? {
    // Told from a first byte, since most texts are no JSON.
    guard text.utf8.first(where: { !isBlank($0) }) == UInt8(ascii: "{"),
      case .object(let members) = value(of: text)
    else { return nil }
    return members
  }

  /// Reads a text that is an object to its last brace; nil for everything else.
  static func wholeObject(of text: String) -> [String: JSONValue]? {
    var reader = JSONReader(text)
    guard case .object(let members) = reader.value(level: 0), !reader.isCut else { return nil }
    reader.skipBlank()
    return reader.index == reader.bytes.count ? members : nil
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0
  }

  private mutating func skipBlank() {
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
  }

  /// The next byte that isn't blank, not taken; nil at the end, which then counts as cut.
  private mutating func next() -> UInt8? {
    skipBlank()
    guard index < bytes.count else {
      isCut = true
      return nil
    }
    return bytes[index]
  }

  private mutating func value(level: Int) -> JSONValue? {
    values += 1
    guard values <= Self.mostValues, level <= Self.mostLevels, let first = next() else { return nil }
    switch first {
    case UInt8(ascii: "{"): return object(level: level)
    case UInt8(ascii: "["): return array(level: level)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    default: return word()
    }
  }

  private mutating func object(level: Int) -> JSONValue? {
    index += 1
    var members: [String: JSONValue] = [:]
    if next() == UInt8(ascii: "}") {
      index += 1
      return .object([:])
    }
    while next() == UInt8(ascii: "\""), let key = string(), next() == UInt8(ascii: ":") {
      index += 1
      let value = self.value(level: level + 1)
      if let value { members[key] = value }
      if isCut { return .object(members) }
      guard value != nil, let separator = next() else { break }
      index += 1
      if separator == UInt8(ascii: "}") { return .object(members) }
      guard separator == UInt8(ascii: ",") else { return nil }
    }
    return isCut && !members.isEmpty ? .object(members) : nil
  }

  private mutating func array(level: Int) -> JSONValue? {
    index += 1
    var elements: [JSONValue] = []
    if next() == UInt8(ascii: "]") {
      index += 1
      return .array([])
    }
    while let value = self.value(level: level + 1) {
      elements.append(value)
      if isCut { break }
      guard let separator = next() else { break }
      index += 1
      if separator == UInt8(ascii: "]") { return .array(elements) }
      guard separator == UInt8(ascii: ",") else { return nil }
    }
    return isCut ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return isCut ? String(decoding: text, as: UTF8.self) : nil }
        text += Array(String(Character(scalar)).utf8)
      default: text.append(byte)
      }
    }
    isCut = true
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind a backslash (RFC 8259, 7).
  private mutating func escape() -> Unicode.Scalar? {
    guard index < bytes.count else {
      isCut = true
      return nil
    }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let high = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    index += 2
    guard let low = unit() else { return nil }
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count else {
      isCut = true
      index = bytes.count
      return nil
    }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    index += 4
    return value
  }

  /// A number, a truth value, or nothing.
  private mutating func word() -> JSONValue? {
    let start = index
    while index < bytes.count, !Self.isBlank(bytes[index]),
      !Array(",]}:\"[{".utf8).contains(bytes[index]), index - start < 64
    { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null", "NaN", "Infinity", "-Infinity": return .null
    default: break
    }
    guard let first = word.utf8.first, (0x30...0x39).contains(first) || first == UInt8(ascii: "-") else {
      if index == bytes.count { isCut = true }
      return nil
    }
    if let value = Int(word) { return .integer(value) }
    guard let value = Double(word), value.isFinite else {
      if index == bytes.count { isCut = true }
      return nil
    }
    return .number(value)
  }
}
