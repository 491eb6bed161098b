import MetaLensFacts
import MetaLensPlatform

extension ExifText {
  /// The most bytes of a comment that are read: a generator's prompt may be long.
  private static let mostCommentBytes = 1 << 16

  /// The text of UserComment, GPSProcessingMethod or GPSAreaInformation (EXIF 3.0, 4.6.6): eight bytes name its
  /// character code, the text follows; nil where it says nothing.
  ///
  /// `UNICODE` is UTF-16 whose byte order EXIF leaves open: most write the block's, some generators of images
  /// big-endian in any. It is guessed by which half of the bytes holds the more zeros, as Latin letters, digits and
  /// spaces have them; where neither does, it is the block's. Without a code, and where there is none of EXIF's, the
  /// encoding is guessed.
  static func comment(of entry: ExifEntry, in exif: ExifFacts) -> String? {
    guard let raw = exif.rawValue(of: entry)?.prefix(mostCommentBytes) else { return nil }
    let text =
      if entry.type == .ascii || entry.type == .utf8 {
        ExifText(bytes: raw).text
      } else if raw.starts(with: "UNICODE\0".utf8) {
        unicode(raw.dropFirst(8), order: exif.byteOrder)
      } else if raw.starts(with: "JIS\0\0\0\0\0".utf8) {
        japanese(raw.dropFirst(8))
      } else if raw.starts(with: "ASCII\0\0\0".utf8) || raw.starts(with: [0, 0, 0, 0, 0, 0, 0, 0]) {
        ExifText(bytes: raw.dropFirst(8)).text
      } else {
        ExifText(bytes: raw).text
      }
    return text.isEmpty ? nil : text
  }

  /// The text of Windows' XPTitle, XPComment, XPAuthor, XPKeywords or XPSubject; nil where it says nothing.
  static func windowsText(of entry: ExifEntry, in exif: ExifFacts) -> String? {
    guard let raw = exif.rawValue(of: entry)?.prefix(mostCommentBytes) else { return nil }
    let text = utf16(raw, isBigEndian: false)
    return text.isEmpty ? nil : text
  }

  private static func unicode(_ bytes: ArraySlice<UInt8>, order: ByteOrder) -> String {
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    var zeros = (first: 0, second: 0)
    // Only whole characters that aren't zero themselves: padding has both halves.
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let (first, second) = (bytes[index] == 0, bytes[index + 1] == 0)
      if first && second { break }
      if first { zeros.first += 1 }
      if second { zeros.second += 1 }
    }
    if zeros == (0, 0), bytes.allSatisfy({ $0 < 0x80 }) {
      // One byte a character, against its own code.
      return ExifText(bytes: bytes).text
    }
    let isBigEndian = zeros.first == zeros.second ? order == .bigEndian : zeros.first > zeros.second
    return utf16(bytes, isBigEndian: isBigEndian)
  }

  /// UTF-16 up to the first NUL, without white space at its ends; what is no character becomes U+FFFD.
  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    var units: [UInt16] = []
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      if unit == 0 { break }
      units.append(unit)
    }
    return ExifText(bytes: Array(String(decoding: units, as: UTF16.self).utf8)[...]).text
  }

  /// JIS X 0208 as ISO 2022 writes it; the encoding is guessed where it isn't that.
  private static func japanese(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.prefix { $0 != 0 }
    if text.contains(0x1B), let decoded = TextConversion.decode(Array(text), from: "ISO-2022-JP") {
      return ExifText(bytes: Array(decoded.utf8)[...]).text
    }
    return ExifText(bytes: text).text
  }
}
