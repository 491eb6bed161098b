import MetaLensKit

/// Where a finding stands, and the bytes that stand there.
struct PageEvidence: Sendable {
  /// Bytes by their offset; empty where they are withheld.
  let excerpts: [Int: [UInt8]]
  let language: Language

  /// A list of places, ending with a line break.
  func markup(_ evidence: [Evidence]) -> String {
    let most = PhotoDossier.mostPlaces
    var out = "<ul class=\"places\">\n"
    if evidence.isEmpty {
      out += "<li>\(HTMLText.escaped(MessageKey.placeAbsent.text(in: language)))</li>\n"
    }
    for place in evidence.prefix(most) { out += "<li>\(markup(of: place))</li>\n" }
    if evidence.count > most {
      let rest = Message.diagnosticMore(count: String(evidence.count - most)).text(in: language)
      out += "<li>\(HTMLText.escaped(rest))</li>\n"
    }
    return out + "</ul>\n"
  }

  /// One place and its bytes.
  func markup(of place: Evidence) -> String {
    Self.place(place.location, place.tag, place.offset, isEvidence: true, in: language)
      + (place.offset.flatMap { excerpts[$0] }.map(bytes) ?? "")
  }

  /// A place in words.
  static func place(
    _ location: String, _ tag: UInt16?, _ offset: Int?, isEvidence: Bool, in language: Language
  ) -> String {
    var parts = location.isEmpty ? [] : [HTMLText.value(location, most: 100, in: language)]
    if let tag {
      let digits = String(tag, radix: 16)
      let name = "0x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      parts.append(HTMLText.escaped(Message.placeTag(tag: name).text(in: language)))
    }
    if let offset {
      parts.append(HTMLText.escaped(Message.placeOffset(offset: String(offset)).text(in: language)))
    } else if isEvidence {
      // Evidence without an offset is that nothing stands there.
      parts.append(HTMLText.escaped(MessageKey.placeAbsent.text(in: language)))
    }
    return parts.joined(separator: ", ")
  }

  /// Sixteen to a line, and beside them printable ASCII as it is and anything else as a dot.
  private func bytes(_ bytes: [UInt8]) -> String {
    let perLine = 16
    let lines = stride(from: 0, to: bytes.count, by: perLine).map { start in
      let line = bytes[start..<min(start + perLine, bytes.count)]
      let text = line.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: ".") }
      return DisplayWidth.padding(Self.hexadecimal(line), to: 3 * perLine - 1) + "  |"
        + String(decoding: text, as: UTF8.self) + "|"
    }
    let words = HTMLText.escaped(MessageKey.pageBytes.text(in: language))
    return " · \(words)<code class=\"bytes\" dir=\"ltr\">"
      + HTMLText.escaped(lines.joined(separator: "\n")) + "</code>"
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
