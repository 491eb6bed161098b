import MetaLensBytes

/// A reader of an EXIF block's values that collects diagnostics about their texts.
package struct ExifReading {
  let exif: ExifFacts
  private(set) var diagnostics: [Diagnostic] = []

  let places: ExifPlaces

  package init(_ exif: ExifFacts) {
    self.exif = exif
    places = ExifPlaces(exif)
  }

  /// Returns a tag's text; nil if the tag is absent, isn't a text, or is blank.
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

  /// Returns the quotient of a tag's first rational; nil if there is none or it divides by zero.
  func rational(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Double? {
    exif.entry(tag, in: kind).flatMap({ exif.rationals(of: $0) })?.first?.quotient
  }

  /// The picture's stated orientation, 1 to 8.
  package var orientation: Int? {
    integer(ExifTag.orientation, in: .ifd0).flatMap { (1...8).contains($0) ? $0 : nil }
  }

  /// Returns where a tag is, or where it would be.
  func evidence(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Evidence { places.evidence(tag, in: kind) }
}

extension ExifFacts {
  /// Returns a tag's number; nil if the tag is absent, or isn't an unsigned whole number.
  func integer(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Int? {
    entry(tag, in: kind).flatMap({ unsignedInteger(of: $0) }).map { Int($0) }
  }
}
