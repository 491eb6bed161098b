import MetaLensDecoding

/// A text of EXIF made readable, with the encoding it was read in.
struct ExifText: Sendable, Hashable {
  /// The text without white space at its ends.
  var text: String
  /// The encoding it was read in; a guess unless it is UTF-8.
  var encoding: GuessedText.Encoding

  /// Reads bytes up to the first NUL.
  init(bytes: ArraySlice<UInt8>) {
    var bytes = bytes.prefix { $0 != 0 }
    while let last = bytes.last, Self.isWhiteSpace(last) { bytes.removeLast() }
    while let first = bytes.first, Self.isWhiteSpace(first) { bytes.removeFirst() }
    let read = GuessedText(bytes)
    (text, encoding) = (read.text, read.encoding)
  }

  /// White space, and no other control character: those are part of what is written.
  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
