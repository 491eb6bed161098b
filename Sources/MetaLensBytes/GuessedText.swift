import MetaLensPlatform

/// A text whose encoding no standard defines, with the encoding that it was read in.
package struct GuessedText: Sendable {
  /// The encodings of texts; those other than UTF-8 are tried with the system's tables.
  package enum Encoding: String, Sendable, Hashable, CaseIterable {
    case utf8 = "UTF-8"
    case shiftJIS = "SHIFT_JIS"
    case eucKR = "EUC-KR"
    case gbk = "GBK"
    case windows1252 = "WINDOWS-1252"
    case latin1 = "ISO-8859-1"

    /// The name of the encoding for the system; for Shift-JIS, that of the superset that Windows and cameras write.
    ///
    /// The superset CP949 isn't used for Korean, since it would read nearly any Japanese text as Hangul.
    package var converter: String { self == .shiftJIS ? "CP932" : rawValue }
  }

  /// The whole text.
  package var text: String
  /// The encoding that the text was read in, which is a guess unless it is UTF-8.
  package var encoding: Encoding

  /// Reads a text, and guesses its encoding if it isn't UTF-8.
  package init(_ bytes: ArraySlice<UInt8>) {
    // Nearly every text is ASCII, which needs no validation.
    if bytes.allSatisfy({ $0 < 0x80 }) {
      (text, encoding) = (String(decoding: bytes, as: UTF8.self), .utf8)
    } else if let read = String(validating: bytes, as: UTF8.self) {
      (text, encoding) = (read.withFewMarks, .utf8)
    } else {
      (text, encoding) = Self.guess(Array(bytes))
    }
  }

  /// Returns the text in the encoding in which it looks most like text that people write, and the encoding.
  ///
  /// Lead bytes overlap, so a text can be valid in three encodings. Korean text is nearly all Hangul, and Japanese text
  /// has kana or punctuation. If every high byte is alone between ASCII letters, it is a Western European accent.
  ///
  /// Only the beginning of a long text is used: reading megabytes five times would cost more than everything else.
  private static func guess(_ bytes: [UInt8]) -> (String, Encoding) {
    let sample = sample(of: bytes)
    let guess = guess(ofSample: sample)
    guard sample.count < bytes.count else { return guess }
    if guess.1 != .latin1, let text = TextConversion.decode(bytes, from: guess.1.converter) {
      return (text, guess.1)
    }
    return (ContainerText.latin1(bytes[...], limit: .max), .latin1)
  }

  /// The maximum number of bytes that a guess uses.
  private static let sampleByteCount = 4096

  /// Returns the first bytes, up to one that ends a character in every encoding: the second of two bytes is never below
  /// 0x30.
  private static func sample(of bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > sampleByteCount else { return bytes }
    let head = bytes.prefix(sampleByteCount)
    return Array(head.lastIndex { $0 < 0x30 }.map { head[...$0] } ?? head)
  }

  private static func guess(ofSample bytes: [UInt8]) -> (String, Encoding) {
    func decoded(_ encoding: Encoding) -> String? { TextConversion.decode(bytes, from: encoding.converter) }
    if areHighBytesIsolated(bytes), let western = decoded(.windows1252) { return (western, .windows1252) }
    if let korean = decoded(.eucKR), share(of: isHangul, in: korean) > 0.8 { return (korean, .eucKR) }
    let japanese = decoded(.shiftJIS)
    if let japanese, share(of: isFullWidthKana, in: japanese) > 0.2 { return (japanese, .shiftJIS) }
    if isGB2312(bytes), let chinese = decoded(.gbk), share(of: isHan, in: chinese) > 0.5 {
      return (chinese, .gbk)
    }
    if let japanese, share(of: isHan, in: japanese) > 0.8 { return (japanese, .shiftJIS) }
    if let chinese = decoded(.gbk), share(of: isHan, in: chinese) > 0.8 { return (chinese, .gbk) }
    if let western = decoded(.windows1252) { return (western, .windows1252) }
    return (ContainerText.latin1(bytes[...], limit: .max), .latin1)
  }

  private static func areHighBytesIsolated(_ bytes: [UInt8]) -> Bool {
    var previousIsHigh = false
    var highs = 0
    for byte in bytes {
      let isHigh = byte >= 0x80
      if isHigh && previousIsHigh { return false }
      highs += isHigh ? 1 : 0
      previousIsHigh = isHigh
    }
    // A lone two-byte character with an ASCII trail byte has as many high bytes as others.
    return bytes.count >= 4 * highs
  }

  private static func share(of isMember: (UInt32) -> Bool, in text: String) -> Double {
    var foreign = 0
    var members = 0
    for scalar in text.unicodeScalars where scalar.value >= 0x80 {
      foreign += 1
      if isMember(scalar.value) { members += 1 }
    }
    return foreign == 0 ? 0 : Double(members) / Double(foreign)
  }

  private static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }
  private static func isFullWidthKana(_ scalar: UInt32) -> Bool { (0x3040...0x30FF).contains(scalar) }
  private static func isHan(_ scalar: UInt32) -> Bool { (0x4E00...0x9FFF).contains(scalar) }

  /// Whether every two-byte character is in GB 2312, in which both bytes are A1 or above: the characters that GBK added
  /// are rare, but frequent in a Japanese text that is misread as GBK.
  private static func isGB2312(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard (0xA1...0xF7).contains(bytes[index]), index + 1 < bytes.count, bytes[index + 1] >= 0xA1 else {
        return false
      }
      index += 2
    }
    return true
  }
}
