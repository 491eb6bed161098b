import MetaLensFacts
import MetaLensRendering

/// Checks that the bytes a process made from a photo are a single row of an output and nothing else.
///
/// A compromised process can still make a row say something false. It can't add a second row, end the format early or
/// control the terminal.
enum RowCheck {
  static func isRow(_ row: ArraySlice<UInt8>, of format: OutputFormat, isPainted: Bool) -> Bool {
    var body = row
    if format != .json, body.popLast() != UInt8(ascii: "\n") { return false }
    if format == .csv, body.last == UInt8(ascii: "\r") { body.removeLast() }
    guard String(validating: body, as: UTF8.self) != nil else { return false }
    switch format {
    case .json, .ndjson: return isObject(body)
    case .table, .text: return isPlain(isPainted ? withoutColours(body) : body)
    case .csv: return isPlain(body) && isBalanced(body)
    case .html: return false
    }
  }

  /// Whether there are no control characters, neither those below U+0020 and U+007F nor, in UTF-8, U+0080 to U+009F.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F || (before == 0xC2 && byte < 0xA0) { return false }
      before = byte
    }
    return true
  }

  /// Returns the bytes without colour codes, `ESC [ digits ; digits m`.
  private static func withoutColours(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var plain: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == 0x1B, rest.first == UInt8(ascii: "[") {
        let code = rest.dropFirst().prefix { $0 == UInt8(ascii: ";") || $0.isASCIIDigit }
        let end = code.endIndex
        if end < rest.endIndex, rest[end] == UInt8(ascii: "m") {
          rest = rest[(end + 1)...]
          continue
        }
      }
      plain.append(byte)
    }
    return plain[...]
  }

  /// Whether the number of quotation marks is even; otherwise the next line would belong to this row.
  private static func isBalanced(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\"") ? 1 : 0) } % 2 == 0
  }

  /// Whether the bytes are one object: strings and brackets are closed at the end and not before, and there are no
  /// control characters that JSON escapes.
  private static func isObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    let span = bytes.span
    var open: [UInt8] = []
    var index = 0
    while index < span.count {
      let byte = span[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard !open.isEmpty, let end = endOfText(span, from: index) else { return false }
        index = end
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["):
        guard !open.isEmpty else { return false }
        open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { return false }
        if open.isEmpty { return index == span.count }
      default:
        guard byte >= 0x20, !open.isEmpty else { return false }
      }
    }
    return false
  }

  /// Returns the index after the quotation mark that closes a string; nil if there is none or the string has raw
  /// control characters.
  private static func endOfText(_ span: borrowing Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < span.count {
      let byte = span[index]
      if byte == UInt8(ascii: "\"") { return index + 1 }
      if byte < 0x20 { return nil }
      if byte == UInt8(ascii: "\\") {
        // An escaped quotation mark closes nothing, but a control character may not be escaped this way.
        guard index + 1 < span.count, span[index + 1] >= 0x20 else { return nil }
        index += 1
      }
      index += 1
    }
    return nil
  }
}
