import MetaLensBytes
import MetaLensFacts

/// Decides whether data after a picture is text that people can read.
enum TrailerText {
  /// The maximum number of bytes to read.
  static let reach = 4096
  /// The minimum number of bytes: fewer are too often text by chance.
  static let minimumBytes = 16

  /// Whether a trailer is ASCII or UTF-8 in which every character is printable or white space, but not white space
  /// alone.
  ///
  /// Zeros before and after it, and padding with 0xFF, are ignored.
  static func isText(_ trailer: Trailer, _ context: inout ReadingContext) throws(PhotoReadingError) -> Bool {
    guard trailer.byteCount >= minimumBytes else { return false }
    // The byte after the limit shows whether the limit splits a character.
    let bytes = try context.source.window(at: trailer.offset, count: min(trailer.byteCount, reach + 1))
    // Ignores zeros before and after the text, and a run of 0xFF after it.
    var written = bytes.drop { $0 == 0 }
    let padding = written.reversed().prefix { $0 == 0xFF }.count
    if padding >= minimumBytes { written.removeLast(padding) }
    while written.last == 0 { written.removeLast() }
    // Bytes after the window may belong to the window's last character.
    let limit = trailer.byteCount > bytes.count ? min(reach, written.count - 1) : reach
    guard written.count >= minimumBytes, written.allSatisfy(isAllowed),
      let text = ContainerText.utf8(written, limit: limit)
    else { return false }
    return text.unicodeScalars.allSatisfy(isPrintable)
      && text.unicodeScalars.contains { !$0.properties.isWhitespace }
  }

  /// Whether bytes are UTF-8, without the control characters beyond ASCII.
  static func arePrintable(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self)?.unicodeScalars.allSatisfy(isPrintable) ?? false
  }

  /// Whether a character isn't one of the control characters U+0080 to U+009F, which UTF-8 writes in two bytes.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool { !(0x80...0x9F).contains(scalar.value) }

  /// Whether a byte isn't a control character of ASCII, or is one that is white space.
  static func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte.isASCIIWhiteSpace
  }
}
