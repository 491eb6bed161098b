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
    guard let text = String(validating: body, as: UTF8.self) else { return false }
    // Whatever steers a terminal or hides what is written is escaped in each format.
    switch format {
    case .json, .ndjson: return SafeText.isSafe(text, keepsTags: true) && RowObject.isWhole(body)
    case .table, .text: return SafeText.isSafe(isPainted ? withoutColours(body) : text)
    case .csv: return SafeText.isSafe(text) && isBalanced(body)
    case .html: return false
    }
  }

  /// Returns the text without colour codes, `ESC [ digits ; digits m`.
  private static func withoutColours(_ bytes: ArraySlice<UInt8>) -> String {
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
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether the number of quotation marks is even; otherwise the next line would belong to this row.
  private static func isBalanced(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\"") ? 1 : 0) } % 2 == 0
  }
}
