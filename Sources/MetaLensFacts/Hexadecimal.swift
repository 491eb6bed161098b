/// Writes and reads bytes and numbers in hexadecimal.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Returns bytes in two lower-case digits each: `30 32 33 31`.
  package static func text(_ bytes: some Sequence<UInt8>, separator: String = "") -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if !text.isEmpty { text.append(contentsOf: separator.utf8) }
      text.append(digit(byte >> 4))
      text.append(digit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends bytes in two lower-case digits each, as ASCII.
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

  /// Returns the value of a digit in either case; nil if it isn't a digit.
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }

  /// Returns the number that up to sixteen digits in either case write; nil if anything else is among them, a sign too,
  /// or if there are none.
  package static func value(of digits: some Collection<UInt8>) -> UInt64? {
    guard (1...16).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for byte in digits {
      guard let digit = value(of: byte) else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return number
  }

  /// Returns a number in lower case with leading zeros: `03f3`.
  package static func text(_ number: Int, digits count: Int) -> String {
    number.padded(count, radix: 16)
  }

  /// Returns a number as people write it: `0x030000`.
  package static func number(_ number: Int, digits count: Int) -> String {
    "0x" + text(number, digits: count).uppercased()
  }

  /// Whether a text consists of exactly `count` lower-case digits.
  package static func isText(_ text: some Collection<UInt8>, count: Int) -> Bool {
    text.count == count && text.allSatisfy(digits.contains)
  }
}
