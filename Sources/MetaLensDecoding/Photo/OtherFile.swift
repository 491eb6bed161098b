import MetaLensFacts

/// The kind of a file that isn't a photo, as far as its first bytes show: what people save or are sent in a photo's
/// place.
package enum OtherFile: String, Sendable, CaseIterable {
  /// HTML.
  case webPage
  case pdf
  /// A binary property list: macOS keeps one in place of a photo that is only in iCloud, under a name such as
  /// `.IMG_0001.HEIC.icloud`.
  case propertyList
  /// ZIP, which office documents are too, RAR, 7z or gzip.
  case archive
  /// A video or an audio file: MP4 and QuickTime, Matroska, AVI and WAVE, MP3 with tags, Ogg.
  case film
  /// SVG.
  case drawing
  /// Only zeros: a copy that failed, or a part of a disk that was never written.
  case zeros
  /// A photo that was read and written as text: its bytes were changed, or lost (`TextTransfer` recognizes more of
  /// them).
  case changedAsText
  /// A photo in Base64, perhaps as a `data:` URL (RFC 4648, RFC 2397).
  case encodedAsText
  /// An e-mail message, recognized by the header field that it begins with (RFC 5322).
  case mail
  /// A compound file (MS-CFB), such as an Outlook message or an older Office document.
  case compound
  /// A JPEG after other bytes: a byte order mark, line ends, another program's header.
  case photoBehindBytes

  /// Recognizes a file by its first bytes; nil if it is none of these kinds.
  package init?(detecting prefix: some Collection<UInt8>) {
    let first = Array(prefix.prefix(PhotoFormat.detectionByteCount))
    func begins(_ mark: String) -> Bool { first.starts(with: mark.utf8) }
    // A box's type follows its size: ISO/IEC 14496-12, 4.2, and QuickTime's earlier format.
    let box = first.count >= 8 ? String(decoding: first[4..<8], as: UTF8.self) : ""
    let form = first.count >= 12 ? String(decoding: first[8..<12], as: UTF8.self) : ""
    if begins("%PDF-") {
      self = .pdf
    } else if begins("bplist00") {
      self = .propertyList
    } else if Self.broken.contains(where: { first.starts(with: $0) }) {
      self = .changedAsText
    } else if Self.base64.contains(where: begins) || Self.isPictureURL(first) {
      self = .encodedAsText
    } else if Self.isMail(first) {
      self = .mail
    } else if first.starts(with: Self.compoundFile) {
      self = .compound
    } else if begins("PK\u{3}\u{4}") || begins("Rar!\u{1A}\u{7}") || first.starts(with: Self.sevenZip)
      || first.starts(with: [0x1F, 0x8B, 8])
    {
      self = .archive
    } else if box == "ftyp" && Self.films.contains(where: { form.hasPrefix($0) })
      || ["moov", "mdat", "wide"].contains(box)
      || first.starts(with: Self.matroska)
      || begins("ID3") || begins("OggS") || begins("RIFF") && ["AVI ", "WAVE"].contains(form)
    {
      self = .film
    } else if first.count == PhotoFormat.detectionByteCount, first.allSatisfy({ $0 == 0 }) {
      self = .zeros
    } else if let markup = Self.markup(first) {
      self = markup
    } else {
      // SOI, and the marker of an application segment or a table.
      let begins = first.indices.dropLast(3).contains { index in
        first[index] == 0xFF && first[index + 1] == 0xD8 && first[index + 2] == 0xFF
          && (0xDB...0xEF).contains(first[index + 3])
      }
      guard begins else { return nil }
      self = .photoBehindBytes
    }
  }

  /// The beginnings of the brands of videos and audio files: a file with another brand may be a picture in an unknown
  /// form.
  private static let films = [
    "iso", "mp4", "avc", "qt ", "M4", "3g", "MSNV", "dash", "f4v", "mmp4", "XAVC", "niko", "pana",
  ]
  /// What the first bytes of a JPEG and a PNG become: Unicode's replacement character in place of bytes that aren't
  /// UTF-8, the UTF-8 of the same numbers, and changed line ends, which PNG's signature is designed to reveal (PNG,
  /// 12.12).
  private static let broken: [[UInt8]] = [
    [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD], [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47],
    [0xC3, 0xBF, 0xC3, 0x98, 0xC3, 0xBF], [0xC2, 0x89, 0x50, 0x4E, 0x47],
    [0x89, 0x50, 0x4E, 0x47, 0x0A], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A],
  ]
  /// The beginnings of a JPEG and a PNG in Base64.
  private static let base64 = ["/9j/", "iVBORw0KGgo"]
  /// The beginnings of a message in lower case, as sent or as a program stored it; letter case doesn't matter there.
  private static let fieldsOfMail = [
    "return-path:", "received:", "delivered-to:", "mime-version:", "content-type: image/",
    "content-type: multipart/", "message-id:", "dkim-signature:", "arc-seal:", "authentication-results:",
    "x-mozilla-status:", "x-gmail-labels:",
  ]
  /// The fields with which a message or a typed note can begin; `from ` separates a mailbox's messages (RFC 4155).
  private static let fieldsOfNotes = ["from:", "from ", "to:", "cc:", "reply-to:", "subject:", "date:"]
  private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
  private static let sevenZip: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
  private static let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]

  /// Whether bytes begin as a message does: with a field that only messages have, or with one that a note may have too
  /// and that an address or another field follows.
  private static func isMail(_ first: [UInt8]) -> Bool {
    let text = first.starts(with: [0xEF, 0xBB, 0xBF]) ? first[3...] : first[...]
    let lines = String(decoding: text.map(\.asciiLowercased), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    guard let line = lines.first else { return false }
    if fieldsOfMail.contains(where: { line.hasPrefix($0) }) { return true }
    guard fieldsOfNotes.contains(where: { line.hasPrefix($0) }) else { return false }
    return line.contains("@")
      || lines.dropFirst().first.map { next in
        (fieldsOfMail + fieldsOfNotes).contains { next.hasPrefix($0) }
      } ?? false
  }

  /// Whether bytes are a `data:` URL of a picture in pixels.
  private static func isPictureURL(_ first: [UInt8]) -> Bool {
    let text = String(decoding: first, as: UTF8.self)
    return text.hasPrefix("data:image/") && !text.hasPrefix("data:image/svg") && text.contains(";base64,")
  }

  /// Recognizes a file that begins with a tag, after a byte order mark and white space.
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
