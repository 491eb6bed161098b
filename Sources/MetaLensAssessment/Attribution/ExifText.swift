import MetaLensBytes

/// A text of EXIF made readable, with the encoding it was read in.
struct ExifText: Sendable {
  /// The text without white space at its ends.
  var text: String
  /// The encoding it was read in; a guess unless it is UTF-8.
  var encoding: GuessedText.Encoding

  /// Reads bytes up to the first NUL.
  init(bytes: ArraySlice<UInt8>) {
    var (start, end) = (bytes.startIndex, bytes.firstIndex(of: 0) ?? bytes.endIndex)
    while end > start, Self.isWhiteSpace(bytes[end - 1]) { end -= 1 }
    while start < end, Self.isWhiteSpace(bytes[start]) { start += 1 }
    let read = GuessedText(bytes[start..<end])
    (text, encoding) = (read.text, read.encoding)
  }

  /// White space, and no other control character: those are part of what is written.
  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
