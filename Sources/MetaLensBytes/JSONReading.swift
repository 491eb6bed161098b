import MetaLensFacts

/// Reads JSON (RFC 8259) that stands in a file into the tree that CBOR is read into: bounded, with the places of its
/// values, and content with a text that is broken or cut.
///
/// Not by `JSONDecoder`: of values whose kind isn't known before, it throws an error for each kind that doesn't fit,
/// loses their order and their places, and refuses a text of which only the beginning was kept. Python's writers add
/// `NaN` and `Infinity`, which are taken for `null`; NULs that fill a field up are blanks.
package struct JSONReading {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  /// Why the text isn't read to its end; nil while nothing was wrong.
  package private(set) var failure: String?
  /// Whether that is that the bytes end before the value does.
  package private(set) var isCut = false
  /// Whether a text that the end cuts counts as far as it goes.
  private let keepsCutTexts: Bool

  /// Reads from the beginning of a range of a block.
  package init(_ bytes: [UInt8], _ range: Range<Int>, keepsCutTexts: Bool = false) {
    self.keepsCutTexts = keepsCutTexts
    self.bytes = bytes
    let whole = range.clamped(to: bytes.indices)
    position = whole.lowerBound
    end = whole.upperBound
    if bytes[position..<end].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
  }

  /// The value; where it is broken, as much of an array or an object as stands before the break.
  package mutating func value(_ budget: inout ItemBudget) -> CBORValue? { value(level: 0, &budget) }

  /// Whether nothing but blanks follows what was read.
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

  /// Whether a byte stands between values without a meaning.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0
  }

  /// The next byte that is no blank, not taken.
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

  /// A number, true, false or null.
  private mutating func word() -> CBORValue.Content? {
    let start = position
    while position < end, Self.isWord(bytes[position]) { position += 1 }
    // No number that means something has more digits than this.
    guard position - start <= 64 else { return fail("\(position - start) bytes of a number") }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null", "NaN", "Infinity", "-Infinity": return .null
    default: break
    }
    // Swift reads more than JSON allows: a plus sign, a point first, hexadecimal digits, `inf` and `nan`.
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

  /// Whether a byte goes on with a word.
  ///
  /// Stray bytes do: a number that the end of a field cuts may have one behind it.
  private static func isWord(_ byte: UInt8) -> Bool {
    !isBlank(byte) && !",:[]{}\"".utf8.contains(byte)
  }

  /// A string, its escapes resolved.
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

  /// What stands of a text before the end; nil if that doesn't count, or something else was wrong.
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
      // Half a pair alone means no character.
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

  /// The four hexadecimal digits of `\u`.
  private mutating func unit() -> UInt32? {
    guard end - position >= 4 else {
      position = end
      return fail("ends early")
    }
    guard
      let text = String(validating: bytes[position..<position + 4], as: UTF8.self),
      text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let unit = UInt32(text, radix: 16)
    else { return fail("no hexadecimal digits") }
    position += 4
    return unit
  }
}
