/// Names the content of APPn segments, by the marker and the first bytes of the payload.
///
/// Rows: Docs/Sources.md, 2.2.9, checked against exiftool 12.57 (Image::ExifTool::JPEG, ProcessJPEG).
package enum ApplicationSegment {
  /// Returns the usual name for a segment; nil if no known program or device writes it.
  ///
  /// - Parameters:
  ///   - marker: the marker's second byte, 0xE0 to 0xEF.
  ///   - payload: the payload's first bytes: at least 32, or all if there are fewer.
  package static func name(marker: UInt8, payload: some Collection<UInt8>) -> String? {
    let bytes = Array(payload.prefix(40))
    return rows.first { $0.application == marker &- 0xE0 && $0.matches(bytes) }?.name
  }

  /// Whether a text is one of the usual names, and not a text from a file.
  package static func isName(_ text: String) -> Bool { rows.contains { $0.name == text } }

  /// Returns a JPEG's layout, as `CodingLayout` writes it, with a placeholder for each text that only the file has.
  ///
  /// Markers stay, and the words for contents of segments that programs and devices share.
  package static func layout(_ text: String, hiding placeholder: String) -> String {
    text.split(separator: " ").map { word -> String in
      guard let colon = word.firstIndex(of: ":") else {
        return isMarker(word) || word == "…" ? String(word) : placeholder
      }
      let (marker, content) = (word[..<colon], word[word.index(after: colon)...])
      guard marker.hasPrefix("APP"), let number = UInt8(marker.dropFirst(3)), number < 16 else {
        return placeholder
      }
      return "\(marker):" + (isWord(content, of: number) ? String(content) : placeholder)
    }.joined(separator: " ")
  }

  /// Whether a layout's word for the content of an APPn segment is one that programs and devices share.
  private static func isWord(_ word: Substring, of application: UInt8) -> Bool {
    words.contains { $0.application == application && $0.word == word }
  }

  /// Whether a word is a marker's name, with how many tables the segment has.
  private static func isMarker(_ word: Substring) -> Bool { markers.contains(stem(word)) }

  /// Returns a word without the digits at its end.
  private static func stem(_ word: Substring) -> Substring {
    var stem = word
    while stem.utf8.last?.isASCIIDigit == true { stem.removeLast() }
    return stem
  }

  /// The names of markers without their numbers.
  private static let markers = Set((UInt8.min...UInt8.max).map { stem(JPEGSegment.name(of: $0)[...]) })

  /// The words of layouts for the contents that programs and devices share.
  private static let words: [(application: UInt8, word: String)] = {
    // CIFF begins with its byte order. The last five are in originals by Xiaomi, Samsung, OnePlus and Huawei.
    var words: [(application: UInt8, word: String)] = [
      (0, "II"), (0, "MM"), (2, "urn:iso:std:iso:"), (3, "ALGO_COMMON"), (4, "QTI"), (5, "debuginfo"),
      (8, "HUAWEI"), (9, "HUAWEI"),
    ]
    for row in rows where row.offset == 0 {
      let text = row.prefix.prefix { (0x20...0x7E).contains($0) }
      words.append((row.application, CodingLayout.word(String(decoding: text, as: UTF8.self))))
    }
    for vendor in VendorSegment.all {
      words.append((vendor.marker - 0xE0, CodingLayout.word(vendor.identifier)))
    }
    return words.filter { !$0.word.isEmpty }
  }()

  private struct Row: Sendable {
    var application: UInt8
    var prefix: [UInt8]
    /// The offset of the prefix in the payload.
    var offset: Int
    var name: String

    init(_ application: UInt8, _ prefix: String, at offset: Int = 0, _ name: String) {
      self.init(application, Array(prefix.utf8), at: offset, name)
    }

    init(_ application: UInt8, _ prefix: [UInt8], at offset: Int = 0, _ name: String) {
      self.application = application
      self.prefix = prefix
      self.offset = offset
      self.name = name
    }

    func matches(_ bytes: [UInt8]) -> Bool {
      bytes.count >= offset + prefix.count && bytes[offset...].starts(with: prefix)
    }
  }

  private static let rows: [Row] = [
    Row(0, "JFIF\0", "JFIF"), Row(0, "JFXX\0", "JFIF extension"), Row(0, "AVI1", "AVI1 (motion JPEG)"),
    Row(0, "Ocad", "Ocad"), Row(0, "HEAPJPGM", at: 6, "CIFF (Canon)"),
    Row(1, "Exif\0\0", "EXIF"), Row(1, [0x45, 0x78, 0x69, 0x66, 0, 0xFF], "EXIF"),
    Row(1, "http://ns.adobe.com/xap/1.0/\0", "XMP"),
    Row(1, "http://ns.adobe.com/xmp/extension/\0", "extended XMP"),
    Row(1, "QVCI", "QVCI (Casio)"), Row(1, "FLIR", "FLIR"), Row(1, "PARROT", "Parrot"),
    Row(2, "ICC_PROFILE\0", "ICC profile"), Row(2, "FPXR\0", "FlashPix"),
    Row(2, "MPF\0", "MPF (multi-picture)"),
    Row(2, "urn:iso:std:iso:ts:21496:-1", "ISO 21496-1 gain map"), Row(2, "urn:", "URN"),
    Row(2, [0xFF, 0xD8, 0xFF], "preview"),
    Row(3, "Meta\0\0", "Meta (Kodak)"), Row(3, "META\0\0", "Meta (Kodak)"), Row(3, "Stim", "Stim (stereo)"),
    Row(3, "_JPSJPS_", "JPS (stereo)"), Row(3, [0xFF, 0xD8, 0xFF], "preview"),
    Row(4, "SCALADO\0", "Scalado"), Row(4, "Qualcomm Dual Camera Attributes", "Qualcomm dual camera"),
    Row(4, "FPXR\0", "FlashPix"),
    Row(5, "RMETA\0", "RMETA (Ricoh)"), Row(5, "ssuniqueid\0", "unique ID (Samsung)"),
    Row(6, "EPPIM\0", "EPPIM (Toshiba)"), Row(6, "NITF", "NITF"), Row(6, "TDHD", "TDHD (HP)"),
    Row(6, "GoPro\0", "GoPro"), Row(6, "MMIMETA", "MMIMETA (Motorola)"), Row(6, "DTAT", "DTAT (DJI)"),
    Row(7, "PENTAX \0", "Pentax"), Row(7, "RICOH\0", "Ricoh"), Row(7, "HUAWEI\0\0", "Huawei"),
    Row(7, "DJI-DBG", "debug data (DJI)"), Row(7, "\u{1A}Qualcomm Camera Attributes", "Qualcomm camera"),
    Row(8, "SPIFF\0", "SPIFF"), Row(8, "SEAL\0", "SEAL"), Row(9, "SEAL\0", "SEAL"),
    Row(9, "Media Jukebox\0", "Media Jukebox"),
    Row(10, "UNICODE\0", "comment (PhotoStudio)"), Row(10, "AROT\0\0", "AROT (Apple HDR)"),
    Row(11, "JP", "JUMBF (C2PA or JPEG XT)"), Row(11, "HDR_RI", "HDR_RI (JPEG-HDR)"),
    Row(12, "Ducky", "Ducky (Photoshop, Save for Web)"), Row(12, "[picture info]", "picture info"),
    Row(13, "Photoshop 3.0\0", "Photoshop resources"),
    Row(13, "Adobe_Photoshop2.5:", "Photoshop 2.5 resources"),
    Row(13, "Adobe_CM", "Adobe CM"), Row(14, "Adobe", "Adobe"), Row(15, "Q ", "quality (GraphicConverter)"),
  ]
}
