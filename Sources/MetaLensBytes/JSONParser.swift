import MetaLensFacts

/// Reads JSON (RFC 8259) in a file into the same tree as CBOR, within limits, with the offsets of its values, and even
/// if the text is broken or cut.
///
/// `JSONDecoder` isn't used: for values of unknown type it throws an error for each type that doesn't fit, it loses
/// order and offsets, and it rejects a text of which only the beginning was kept. `NaN` and `Infinity`, which Python
/// writes, are read as `null`; NULs that pad a field count as blanks.
package struct JSONParser {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  /// The reason why the text wasn't read to its end; nil if nothing was wrong so far.
  package private(set) var failure: String?
  /// Whether the failure is that the bytes end before the value does.
  package private(set) var isCut = false
  /// Whether a text that is cut by the end of the bytes is kept as far as it goes.
  private let keepsCutTexts: Bool

  /// Makes a reader at the beginning of a range of a block.
  package init(_ bytes: [UInt8], _ range: Range<Int>, keepsCutTexts: Bool = false) {
    self.keepsCutTexts = keepsCutTexts
    self.bytes = bytes
    let whole = range.clamped(to: bytes.indices)
    position = whole.lowerBound
    end = whole.upperBound
    if bytes[position..<end].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
  }

  /// Reads the value; if it is broken, as much of an array or an object as precedes the fault.
  package mutating func value(_ budget: inout ItemBudget) -> CBORValue? { value(level: 0, &budget) }

  /// Whether only blanks follow what was read.
  package mutating func isAtEnd() -> Bool { next() == nil }

  private mutating func fail(_ reason: String) {
    guard failure == nil else { return }
    failure = "\(reason) at \(position)"
    isCut = position >= end
  }

  private mutating func fail<Value>(_ reason: String) -> Value? {
    fail(reason)
    return nil
  }

  /// Whether a byte is a blank, which has no meaning between values.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0
  }

  /// Skips blanks and returns the next byte without consuming it; nil at the end.
  private mutating func next() -> UInt8? {
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
    return position < end ? bytes[position] : nil
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(level: Int, _ budget: inout ItemBudget) -> CBORValue? {
    guard budget.items > 0, level < budget.nesting, let first = next() else {
      return fail(budget.items == 0 ? "too many items" : level < budget.nesting ? "ends early" : "too deep")
    }
    budget.items -= 1
    let start = position
    let content: CBORValue.Content? =
      switch first {
      case UInt8(ascii: "{"): object(level: level, &budget)
      case UInt8(ascii: "["): array(level: level, &budget)
      case UInt8(ascii: "\""): text(limit: budget.textBytes)
      default: word()
      }
    return content.map { CBORValue($0, offset: start) }
  }

  private mutating func array(level: Int, _ budget: inout ItemBudget) -> CBORValue.Content {
    position += 1
    var items: [CBORValue] = []
    if takes(UInt8(ascii: "]")) { return .array(items) }
    repeat {
      guard let item = value(level: level + 1, &budget) else { return .array(items) }
      items.append(item)
    } while failure == nil && takes(UInt8(ascii: ","))
    if !takes(UInt8(ascii: "]")) { fail("array without an end") }
    return .array(items)
  }

  private mutating func object(level: Int, _ budget: inout ItemBudget) -> CBORValue.Content {
    position += 1
    var entries: [CBORValue.Entry] = []
    if takes(UInt8(ascii: "}")) { return .map(entries) }
    repeat {
      guard next() == UInt8(ascii: "\""), case let start = position,
        let key = text(limit: budget.textBytes), takes(UInt8(ascii: ":")),
        let value = value(level: level + 1, &budget)
      else {
        fail("no key and value")
        return .map(entries)
      }
      entries.append(CBORValue.Entry(key: CBORValue(key, offset: start), value: value))
    } while failure == nil && takes(UInt8(ascii: ","))
    if !takes(UInt8(ascii: "}")) { fail("object without an end") }
    return .map(entries)
  }

  /// Reads a number, true, false or null.
  private mutating func word() -> CBORValue.Content? {
    let start = position
    while position < end, Self.isWord(bytes[position]) { position += 1 }
    // No meaningful number has more digits than this.
    guard position - start <= 64 else { return fail("\(position - start) bytes of a number") }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null", "NaN", "Infinity", "-Infinity": return .null
    default: break
    }
    // Swift accepts more than JSON allows: a plus sign, a leading point, hexadecimal digits, `inf` and `nan`.
    let digits = word.utf8.drop { $0 == UInt8(ascii: "-") }
    let isNumber =
      digits.first?.isASCIIDigit == true
      && digits.allSatisfy { $0.isASCIIDigit || "+-.eE".utf8.contains($0) }
    if isNumber {
      if let value = UInt64(word) { return .unsigned(value) }
      if let value = Int64(word), value < 0 { return .negative(UInt64(-(value + 1))) }
    }
    guard isNumber, let value = Double(word), value.isFinite else { return fail("no value") }
    return .float(value)
  }

  /// Whether a byte continues a word.
  ///
  /// Stray bytes do, since one may follow a number that is cut by the end of a field.
  private static func isWord(_ byte: UInt8) -> Bool {
    !isBlank(byte) && !",:[]{}\"".utf8.contains(byte)
  }

  /// Reads a string, with its escapes resolved.
  private mutating func text(limit: Int) -> CBORValue.Content? {
    position += 1
    var out: [UInt8] = []
    while position < end {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return .text(ContainerText.repaired(out[...], limit: limit).text)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return cut(out, limit: limit) }
        out += Array(String(scalar).utf8)
      default: out.append(byte)
      }
    }
    fail("text without an end")
    return cut(out, limit: limit)
  }

  /// Returns the part of a text before the end of the bytes; nil if cut texts aren't kept, or if something else was
  /// wrong.
  private func cut(_ text: [UInt8], limit: Int) -> CBORValue.Content? {
    isCut && keepsCutTexts ? .text(ContainerText.repaired(text[...], limit: limit).text) : nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < end else { return fail("ends early") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      return fail("unknown escape")
    }
    guard let unit = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(unit), bytes[position..<end].starts(with: Array("\\u".utf8)) else {
      // Half of a surrogate pair isn't a character.
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    let place = position
    position += 2
    guard let low = self.unit() else { return nil }
    guard (0xDC00..<0xE000).contains(low) else {
      position = place
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  /// Reads the four hexadecimal digits of `\u`.
  private mutating func unit() -> UInt32? {
    guard end - position >= 4 else {
      position = end
      return fail("ends early")
    }
    guard let unit = Hexadecimal.value(of: bytes[position..<position + 4]) else {
      return fail("no hexadecimal digits")
    }
    position += 4
    return UInt32(unit)
  }
}
