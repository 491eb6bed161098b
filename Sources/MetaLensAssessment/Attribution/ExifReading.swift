import MetaLensBytes

/// Reads an EXIF block's values for what follows, and keeps what was odd about their text.
package struct ExifReading {
  let exif: ExifFacts
  private(set) var diagnostics: [Diagnostic] = []

  /// Where tags stand.
  let places: ExifPlaces

  /// Of a block.
  package init(_ exif: ExifFacts) {
    self.exif = exif
    places = ExifPlaces(exif)
  }

  /// A text, or nil where the tag is absent, no text, or blank.
  mutating func text(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    guard let entry = exif.entry(tag, in: kind), let bytes = exif.textBytes(of: entry) else { return nil }
    let text = ExifText(bytes: bytes)
    if text.encoding != .utf8 {
      diagnostics.append(
        Diagnostic(
          .textEncodingGuessed, location: places.location(of: kind), tag: tag,
          offset: exif.fileOffset(of: entry),
          detail: "\(text.encoding.rawValue): \(Hexadecimal.text(bytes.prefix(64)))"))
    }
    return text.text.isEmpty ? nil : text.text
  }

  func integer(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Int? { exif.integer(tag, in: kind) }

  /// The quotient of the first rational, or nil where there is none or it divides by zero.
  func rational(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Double? {
    exif.entry(tag, in: kind).flatMap({ exif.rationals(of: $0) })?.first?.quotient
  }

  /// How the picture is turned, 1 to 8.
  package var orientation: Int? {
    integer(ExifTag.orientation, in: .ifd0).flatMap { (1...8).contains($0) ? $0 : nil }
  }

  /// Where a tag stands, or where it would stand.
  func evidence(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Evidence { places.evidence(tag, in: kind) }
}

extension ExifFacts {
  /// A tag's number; nil where it is absent, or no whole number without a sign.
  func integer(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Int? {
    entry(tag, in: kind).flatMap({ unsignedInteger(of: $0) }).map { Int($0) }
  }
}
