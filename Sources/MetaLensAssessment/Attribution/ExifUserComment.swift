import MetaLensPlatform

extension ExifFacts {
  /// UserComment's text, after the eight bytes that name its character code (EXIF 3.0, 4.6.6.10.3); nil if it is
  /// absent, blank or can't be read.
  package var userComment: String? {
    guard let entry = entry(ExifTag.userComment, in: .exif), let raw = rawValue(of: entry),
      // Cameras reserve space and leave it blank.
      raw.dropFirst(8).prefix(textLimit).contains(where: { $0 != 0 && $0 != 0x20 })
    else { return nil }
    let body = raw.dropFirst(8).prefix(textLimit)
    let code = raw.prefix(8)
    let text: String
    if code.starts(with: "UNICODE".utf8) {
      text = Self.utf16(body, default: byteOrder)
    } else if code.starts(with: "JIS\0\0\0\0\0".utf8) {
      text = Self.japanese(body)
    } else if code.starts(with: "ASCII".utf8) || code.allSatisfy({ $0 == 0 }) {
      text = ExifText(bytes: body).text
    } else if entry.type == .ascii || entry.type == .utf8 {
      // Contrary to EXIF, some writers leave the code out and write a plain text.
      text = ExifText(bytes: raw.prefix(textLimit)).text
    } else {
      return nil
    }
    return text.isEmpty ? nil : text
  }

  /// Whether UserComment is the word that Apple's screenshots have, whatever its character code.
  var isScreenshot: Bool {
    guard let entry = entry(ExifTag.userComment, in: .exif), let raw = rawValue(of: entry) else {
      return false
    }
    // Cameras reserve a few hundred bytes for it.
    guard raw.count <= textLimit else { return false }
    let word = "Screenshot".utf8
    let text = raw.dropFirst(8)
    return text.starts(with: word) && text.dropFirst(word.count).allSatisfy { $0 == 0 || $0 == 0x20 }
  }

  /// Returns the text of `UNICODE`, which leaves the byte order open: the zeros of Latin letters show it.
  private static func utf16(_ bytes: ArraySlice<UInt8>, default order: ByteOrder) -> String {
    var bytes = bytes
    var order = order
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      order = bytes.first == 0xFE ? .bigEndian : .littleEndian
      bytes = bytes.dropFirst(2)
    } else {
      var zeros = (even: 0, odd: 0)
      for (index, byte) in bytes.prefix(256).enumerated() where byte == 0 {
        if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
      }
      if zeros.even != zeros.odd { order = zeros.even > zeros.odd ? .bigEndian : .littleEndian }
    }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      bytes.uint16(at: $0, order)
    }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }

  /// Returns a text of JIS X 0208 in ISO 2022; the encoding is guessed if the text isn't that.
  private static func japanese(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.prefix { $0 != 0 }
    if text.contains(0x1B), let decoded = TextConversion.decode(Array(text), from: "ISO-2022-JP") {
      return decoded
    }
    return ExifText(bytes: text).text
  }
}
