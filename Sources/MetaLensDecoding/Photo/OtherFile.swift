import MetaLensFacts

/// What a file is that is no photo, as far as its first bytes tell: what people save or are sent in a photo's place.
package enum OtherFile: String, Sendable, CaseIterable {
  /// HTML.
  case webPage
  /// PDF.
  case pdf
  /// ZIP, which office documents are too, RAR or 7z.
  case archive
  /// A video or a sound: MP4 and QuickTime, Matroska, AVI and WAVE, MP3 with tags, Ogg.
  case film
  /// SVG.
  case drawing
  /// Nothing but zeros: a copy that failed, or a part of a disk that was never written.
  case zeros

  /// Tells it by a file's first bytes; nil where they tell of none of these.
  package init?(detecting prefix: some Collection<UInt8>) {
    let first = Array(prefix.prefix(PhotoFormat.detectionByteCount))
    func begins(_ mark: String) -> Bool { first.starts(with: mark.utf8) }
    // A box's name stands behind its size: ISO/IEC 14496-12, 4.2, and QuickTime's before.
    let box = first.count >= 8 ? String(decoding: first[4..<8], as: UTF8.self) : ""
    let form = first.count >= 12 ? String(decoding: first[8..<12], as: UTF8.self) : ""
    if begins("%PDF-") {
      self = .pdf
    } else if begins("PK\u{3}\u{4}") || begins("Rar!\u{1A}\u{7}") || first.starts(with: Self.sevenZip) {
      self = .archive
    } else if box == "ftyp" && Self.films.contains(where: { form.hasPrefix($0) })
      || ["moov", "mdat", "wide"].contains(box)
      || first.starts(with: Self.matroska)
      || begins("ID3") || begins("OggS") || begins("RIFF") && ["AVI ", "WAVE"].contains(form)
    {
      self = .film
    } else if first.count == PhotoFormat.detectionByteCount, first.allSatisfy({ $0 == 0 }) {
      self = .zeros
    } else {
      guard let markup = Self.markup(first) else { return nil }
      self = markup
    }
  }

  /// How the brands of films and sounds begin: a file with another may be a picture in a form that isn't known yet.
  private static let films = [
    "iso", "mp4", "avc", "qt ", "M4", "3g", "MSNV", "dash", "f4v", "mmp4", "XAVC", "niko", "pana",
  ]
  private static let sevenZip: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
  private static let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]

  /// What begins with a tag, behind a byte order mark and blanks.
  private static func markup(_ first: [UInt8]) -> OtherFile? {
    let text = first.starts(with: [0xEF, 0xBB, 0xBF]) ? first[3...] : first[...]
    let start = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let letters = start.map(\.asciiLowercased)
    func begins(_ tag: String) -> Bool { letters.starts(with: tag.utf8) }
    if ["<!doctype html", "<html", "<head", "<body", "<script", "<!--"].contains(where: begins) {
      return .webPage
    }
    return begins("<svg") ? .drawing : nil
  }
}
