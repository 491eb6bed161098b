import MetaLensBytes
import MetaLensFacts

/// Whether what follows a picture is text that people can read.
enum TrailerText {
  /// Bytes that are looked at.
  static let reach = 4096
  /// Fewer bytes than these are text by chance too often.
  static let minimumBytes = 16

  /// ASCII or UTF-8 of which every character is printable or white space, and not white space alone, zeros around it aside, and padding with 0xFF.
  static func isText(_ trailer: Trailer, _ context: inout ReadingContext) throws(PhotoReadingError) -> Bool {
    guard trailer.byteCount >= minimumBytes else { return false }
    // What is behind the cut tells whether it cuts a character.
    let bytes = try context.source.window(at: trailer.offset, count: min(trailer.byteCount, reach + 1))
    // Zeros before it or behind it don't hide it, nor does a run of 0xFF behind it.
    var written = bytes.drop { $0 == 0 }
    let padding = written.reversed().prefix { $0 == 0xFF }.count
    if padding >= minimumBytes { written.removeLast(padding) }
    while written.last == 0 { written.removeLast() }
    // What is behind the window may belong to its last character.
    let limit = trailer.byteCount > bytes.count ? min(reach, written.count - 1) : reach
    guard written.count >= minimumBytes, written.allSatisfy(isAllowed),
      let text = ContainerText.utf8(written, limit: limit)
    else { return false }
    // U+0080 to U+009F are control characters that UTF-8 writes in two bytes.
    return text.unicodeScalars.allSatisfy { !(0x80...0x9F).contains($0.value) }
      && text.unicodeScalars.contains { !$0.properties.isWhitespace }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || (9...13).contains(byte)
  }
}
