/// An EXIF value as a person reads it, shortened where it is long.
package enum ExifValueText {
  /// The maximum number of values, and of bytes in a value without a type of its own, that are written out.
  private static let maximumValues = 16

  /// The maximum number of bytes read from a text; fewer if the photo's limits say so.
  private static let maximumTextBytes = 1024

  /// Returns the value's text; nil if it is outside the block or its type is unknown.
  ///
  /// Texts are read up to the first NUL, in the encoding that they most likely have. Numbers are written side by side,
  /// rationals as `1/200`, bytes in hexadecimal.
  package static func of(_ whole: ExifEntry, in exif: ExifFacts) -> String? {
    var entry = whole
    // All entries may claim one long value: no more of it is read than is shown.
    if let range = entry.value {
      let isText = entry.type == .ascii || entry.type == .utf8
      let maximumOfText = min(maximumTextBytes, exif.textLimit)
      let maximum = isText ? maximumOfText : (maximumValues + 1) * (entry.type?.byteCount ?? 1)
      entry.value = range.lowerBound..<min(range.upperBound, range.lowerBound + maximum)
    }
    guard let raw = exif.rawValue(of: entry) else { return nil }
    if exif.textBytes(of: entry) != nil { return text(raw) }
    if let rationals = exif.rationals(of: entry) {
      return joined(rationals.map { "\($0.numerator)/\($0.denominator)" })
    }
    if let numbers = exif.floatingPoints(of: entry) { return joined(numbers.map { "\($0)" }) }
    switch entry.type {
    case .short, .long, .ifd: return joined((exif.unsignedIntegers(of: entry) ?? []).map { "\($0)" })
    case .byte where raw.count <= 4: return joined(raw.map { "\($0)" })
    case .signedByte: return joined(raw.map { "\(Int8(bitPattern: $0))" })
    case .signedShort:
      return joined(numbers(raw, exif.byteOrder, 2).map { "\(Int16(truncatingIfNeeded: $0))" })
    case .signedLong:
      return joined(numbers(raw, exif.byteOrder, 4).map { "\(Int32(truncatingIfNeeded: $0))" })
    default: return bytes(raw)
    }
  }

  /// Returns bytes as ASCII, with a full stop for each that isn't printable.
  package static func ascii(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { isPrintable($0) ? $0 : UInt8(ascii: ".") }, as: UTF8.self)
  }

  package static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  private static func text(_ raw: ArraySlice<UInt8>) -> String { ExifText(bytes: raw).text }

  /// Returns bytes as the word that they spell, as versions and flags do, or else in hexadecimal.
  private static func bytes(_ raw: ArraySlice<UInt8>) -> String {
    let first = raw.prefix(maximumValues)
    let isText = !first.isEmpty && first.allSatisfy(isPrintable)
    let shown = isText ? ascii(first) : Hexadecimal.text(first, separator: " ")
    return raw.count > maximumValues ? shown + "…" : shown
  }

  private static func joined(_ values: [String]) -> String {
    values.count > maximumValues
      ? values.prefix(maximumValues).joined(separator: " ") + " …" : values.joined(separator: " ")
  }

  private static func numbers(_ raw: ArraySlice<UInt8>, _ order: ByteOrder, _ size: Int) -> [Int] {
    stride(from: raw.startIndex, to: raw.endIndex - size + 1, by: size).map { start in
      raw.number(at: start, count: size, order)
    }
  }
}
