extension JSONValue {
  /// The value as JSON text in UTF-8: keys sorted, no line breaks unless `pretty`.
  public func written(pretty: Bool = false) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(4096)
    write(to: &out, indentation: pretty ? 0 : nil)
    return out
  }

  private func write(to out: inout [UInt8], indentation: Int?) {
    switch self {
    case .null: out.append(contentsOf: "null".utf8)
    case .bool(let value): out.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): out.append(contentsOf: String(value).utf8)
    case .number(let value):
      out.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
    case .string(let text): Self.write(text, to: &out)
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      let inner = indentation.map { $0 + 2 }
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        Self.breakLine(inner, &out)
        element.write(to: &out, indentation: inner)
      }
      if !elements.isEmpty { Self.breakLine(indentation, &out) }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      let inner = indentation.map { $0 + 2 }
      var first = true
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        if !first { out.append(UInt8(ascii: ",")) }
        first = false
        Self.breakLine(inner, &out)
        Self.write(key, to: &out)
        out.append(UInt8(ascii: ":"))
        if indentation != nil { out.append(UInt8(ascii: " ")) }
        value.write(to: &out, indentation: inner)
      }
      if !members.isEmpty { Self.breakLine(indentation, &out) }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func breakLine(_ indentation: Int?, _ out: inout [UInt8]) {
    guard let indentation else { return }
    out.append(UInt8(ascii: "\n"))
    out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  /// Quotes a text as RFC 8259, section 7, asks; U+007F to U+009F and U+2028 and U+2029 are escaped as well,
  /// since output is read on terminals and pasted into scripts.
  private static func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for unit in text.utf8 where unit < 0x20 || unit == 0x22 || unit == 0x5C || unit >= 0x7F {
      writeEscaped(text, to: &out)
      out.append(UInt8(ascii: "\""))
      return
    }
    out.append(contentsOf: text.utf8)
    out.append(UInt8(ascii: "\""))
  }

  private static func writeEscaped(_ text: String, to out: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: out.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
      case 0x0A: out.append(contentsOf: "\\n".utf8)
      case 0x0D: out.append(contentsOf: "\\r".utf8)
      case 0x09: out.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
        out.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] {
          out.append(hexadecimalDigits[Int(scalar.value >> UInt32(shift) & 0xF)])
        }
      default: out.append(contentsOf: String(scalar).utf8)
      }
    }
  }
}
