import MetaLensBytes

/// A readable text from EXIF, with the encoding in which it was read.
struct ExifText: Sendable {
  /// The text without white space at its ends.
  var text: String
  /// The encoding it was read in; a guess unless it is UTF-8.
  var encoding: GuessedText.Encoding

  /// Reads bytes up to the first NUL.
  init(bytes: ArraySlice<UInt8>) {
    var (start, end) = (bytes.startIndex, bytes.firstIndex(of: 0) ?? bytes.endIndex)
    // Other control characters are part of what is written.
    while end > start, bytes[end - 1].isASCIIWhiteSpace { end -= 1 }
    while start < end, bytes[start].isASCIIWhiteSpace { start += 1 }
    let read = GuessedText(bytes[start..<end])
    (text, encoding) = (read.text, read.encoding)
  }
}

extension ExifFacts {
  /// Returns a tag's readable text; nil if the tag is absent, isn't a text, or is blank.
  func text(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    guard let entry = entry(tag, in: kind), let bytes = textBytes(of: entry) else { return nil }
    let text = ExifText(bytes: bytes).text
    return text.isEmpty ? nil : text
  }
}
