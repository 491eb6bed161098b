/// Bytes and numbers in hexadecimal digits.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Bytes, two lower-case digits each: `30 32 33 31`.
  package static func text(_ bytes: some Sequence<UInt8>, separator: String = "") -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if !text.isEmpty { text.append(contentsOf: separator.utf8) }
      text.append(digit(byte >> 4))
      text.append(digit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Bytes as ASCII, two lower-case digits each, put behind others.
  package static func append(_ bytes: ArraySlice<UInt8>, separator: UInt8, to text: inout [UInt8]) {
    for index in bytes.indices {
      if index > bytes.startIndex { text.append(separator) }
      text.append(digit(bytes[index] >> 4))
      text.append(digit(bytes[index] & 15))
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }

  /// What a digit of either case stands for; nil if it is none.
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }

  /// A number in lower case with zeros before it: `03f3`.
  package static func text(_ number: Int, digits count: Int) -> String {
    number.padded(count, radix: 16)
  }

  /// A number as people write it: `0x030000`.
  package static func number(_ number: Int, digits count: Int) -> String {
    "0x" + text(number, digits: count).uppercased()
  }

  /// Whether a text is so many lower-case digits.
  package static func isText(_ text: some Collection<UInt8>, count: Int) -> Bool {
    text.count == count && text.allSatisfy(digits.contains)
  }
}
