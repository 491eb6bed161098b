import MetaLensAssessment

/// The places of a finding in the file, and the bytes there.
struct PageEvidence: Sendable {
  /// Bytes by their offset; empty if they are withheld.
  let excerpts: [Int: [UInt8]]
  let language: Language

  /// Returns a list of places, ending with a line break.
  func markup(_ evidence: [Evidence]) -> String {
    let maximum = PhotoDossier.maximumPlaces
    var out = "<ul class=\"places\">\n"
    if evidence.isEmpty {
      out += "<li>\(HTMLText.word(.placeAbsent, in: language))</li>\n"
    }
    for place in evidence.prefix(maximum) { out += "<li>\(markup(of: place))</li>\n" }
    if let rest = Message.more(evidence.count, than: maximum, in: language) {
      out += "<li>\(HTMLText.escaped(rest))</li>\n"
    }
    return out + "</ul>\n"
  }

  /// Returns one place and its bytes.
  func markup(of place: Evidence) -> String {
    Self.place(place.location, place.tag, place.offset, isEvidence: true, in: language)
      + (place.offset.flatMap { excerpts[$0] }.map(bytes) ?? "")
  }

  /// Returns a place in words.
  static func place(
    _ location: String, _ tag: UInt16?, _ offset: Int?, isEvidence: Bool, in language: Language
  ) -> String {
    let name = PlaceName.text(location, in: language)
    let shown = name.isEmpty ? [] : [HTMLText.value(name, maximum: 100, in: language)]
    let place = PlaceText.parts(of: location, tag, offset, isEvidence: isEvidence, in: language)
    return (shown + place.map(HTMLText.escaped)).joined(separator: language.listSeparator)
  }

  /// Returns bytes in hexadecimal, sixteen to a line, and beside them as ASCII with a dot for anything that isn't
  /// printable.
  private func bytes(_ bytes: [UInt8]) -> String {
    let perLine = 16
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: perLine) {
      let line = bytes[start..<min(start + perLine, bytes.count)]
      if start > 0 { text.append(UInt8(ascii: "\n")) }
      Hexadecimal.append(line, separator: UInt8(ascii: " "), to: &text)
      text += repeatElement(UInt8(ascii: " "), count: 3 * (perLine - line.count))
      text += "  |".utf8
      for byte in line { text.append(ExifValueText.isPrintable(byte) ? byte : UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "|"))
    }
    let words = HTMLText.word(.pageBytes, in: language)
    return " · \(words)<code class=\"bytes\" dir=\"ltr\">"
      + HTMLText.escaped(text) + "</code>"
  }
}
