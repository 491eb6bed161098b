import MetaLensPlatform

/// JSON as text in UTF-8 (RFC 8259), written as it comes.
struct JSONText: JSONSink {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  let edge: ReportEdge?
  /// Whether lines are broken and indented by two spaces a level.
  private let isPretty: Bool
  private var depth = 0
  /// Whether the next value or key is the first in its array or object.
  private var isFirst = true
  /// Whether a key was just written, so that its value stands beside it.
  private var isAfterKey = false

  init(pretty: Bool, edge: ReportEdge? = nil) {
    isPretty = pretty
    self.edge = edge
    // A report of a photo takes some 4 KiB.
    bytes.reserveCapacity(12_288)
  }

  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { close(UInt8(ascii: "}")) }
  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { close(UInt8(ascii: "]")) }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  mutating func plainKey(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  mutating func plainString(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func null() { word("null") }
  mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
  mutating func integer(_ value: Int) {
    separate()
    guard (0..<100_000_000).contains(value) else { return bytes.append(contentsOf: value.description.utf8) }
    // Digits from the last to the first, one a byte.
    var (rest, digits) = (value, UInt64(0))
    repeat {
      digits = digits << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
    } while rest > 0
    repeat {
      bytes.append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    } while digits > 0
  }

  mutating func number(_ value: Double) {
    // Points are whole numbers as a rule, and shortest digits cost ten times as much to find.
    if let whole = Int(exactly: value), whole.magnitude < 1 << 50, value != 0 || value.sign == .plus {
      integer(whole)
      bytes.append(".0")
    } else if value.isFinite {
      separate()
      bytes.append(contentsOf: value.description.utf8)
    } else {
      null()
    }
  }

  mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  private mutating func word(_ text: StaticString) {
    separate()
    bytes.append(text)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(bracket)
    isFirst = false
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    isFirst = false
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  /// Quotes a text as RFC 8259, section 7, asks.
  ///
  /// U+007F to U+009F and what turns text round or isn't seen are escaped as well,
  /// since output is read on terminals and pasted into scripts.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let mayNeedEscape = Self.mayNeedEscape
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if mayNeedEscape[Int(byte)] {
        bytes.removeSubrange(start...)
        escape(text)
        break
      }
      index += 1
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
        0xFFF9...0xFFFB:
        bytes.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] {
          bytes.append(Self.hexadecimalDigits[Int(scalar.value >> UInt32(shift) & 0xF)])
        }
      default:
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(unit) }
      }
    }
  }

  /// C2, D8, E2 and EF begin the characters beyond ASCII that are escaped.
  private static let mayNeedEscape: [Bool] = (0..<256).map {
    $0 < 0x20 || [0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF].contains($0)
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
}

extension JSONValue {
  /// The value as JSON text in UTF-8: keys sorted, no line breaks unless `pretty`.
  public func written(pretty: Bool = false) -> [UInt8] {
    var text = JSONText(pretty: pretty)
    text.value(self)
    return text.bytes
  }
}
