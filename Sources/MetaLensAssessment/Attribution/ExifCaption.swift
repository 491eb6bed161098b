import MetaLensBytes

/// Text about a picture that somebody wrote into EXIF's own fields, as opposed to what cameras write there by
/// themselves.
enum ExifCaption {
  /// Returns the fields that contain such text, in the order of their tags.
  static func fields(of exif: ExifFacts, maker: StatedMaker?, model: String?) -> [Field] {
    // An iPhone's own app writes none of these fields.
    let isApple = maker.names(.apple)
    return Field.all.filter { field in
      guard exif.entry(field.tag, in: field.directory) != nil else { return false }
      return switch field.writer {
      case .cameras where isApple, .owners where isApple:
        exif.text(field.tag, in: field.directory) != nil
      case .owners:
        maker.map { $0.isOfPhonesAlone && isName(field.text(exif), maker: $0, model: model) } ?? false
      case .cameras(let fewestWords):
        field.text(exif).map { isSaid($0, fewestWords: fewestWords, names: [maker?.make, model]) } ?? false
      case .menus: !maker.names(.nikon) && exif.userComment.map { isSaid($0, fewestWords: 3) } ?? false
      case .drones: !(maker?.isOne(of: [.dji, .hasselblad]) ?? false) && field.isFilled(exif)
      case .programs: field.isFilled(exif)
      }
    }
  }

  /// Whether a text reads as if a person wrote it: some words, one of them in lowercase letters or in a script without
  /// capitals, and not one of a camera's words.
  ///
  /// Cameras write their own name, a file's, or values: `OLYMPUS DIGITAL CAMERA`, `DCIM\100MEDIA\DJI_0009.JPG`, `KODAK
  /// Digital Still Camera`, `dav`, `filter: 0; algolist: 0` (Docs/Sources.md, E13).
  static func isSaid(_ text: String, fewestWords: Int = 2, names: [String?] = []) -> Bool {
    let bytes = Array(text.utf8.prefix(maximumBytes))
    guard !bytes.contains(where: { machinePunctuation.contains($0) }) else { return false }
    guard !defaults.contains(where: { bytes.contains(bytes: $0) }) else { return false }
    // A script without spaces can have a sentence in one word.
    if text.unicodeScalars.prefix(maximumBytes).count(where: {
      $0.value >= 0x0E00 && $0.properties.isAlphabetic
    }
    ) >= 4 {
      return true
    }
    let words = bytes.split { $0 <= 0x20 }
    guard words.count >= fewestWords else { return false }
    let known = names.compactMap { $0 }.flatMap { SoftwareCatalogue.words(of: Array($0.utf8)[...]) }
    return words.contains { word in
      word.contains { (0x61...0x7A).contains($0) || $0 >= 0x80 }
        && SoftwareCatalogue.words(of: word).contains { part in
          part.count >= 3 && part.contains { (0x61...0x7A).contains($0) || $0 >= 0x80 }
            && !known.contains(part) && !ofCameras.contains(part)
        }
    }
  }

  /// Whether a text holds a name that isn't the camera's: letters besides the words of any such notice.
  ///
  /// Cameras write `COPYRIGHT, 2005` or their maker's name by themselves.
  private static func isName(_ text: String?, maker: StatedMaker, model: String?) -> Bool {
    guard let text, !StatedMaker(text).isOne(of: maker.makers) else { return false }
    func words(_ text: String) -> [SoftwareCatalogue.Word] {
      SoftwareCatalogue.words(of: Array(text.utf8.prefix(maximumBytes))[...])
    }
    let known = words(model ?? "") + ofNotices
    let rest = words(text).filter { !known.contains($0) }.flatMap { $0 }
    let scalars = String(decoding: rest, as: UTF8.self).unicodeScalars
    return scalars.count(where: { $0.properties.isAlphabetic }) >= 2
  }

  /// The maximum number of bytes of a text that are read.
  private static let maximumBytes = 512
  /// The punctuation of values and markup, which hardly any caption has.
  private static let machinePunctuation = Array("={}<>|\\;".utf8)
  /// Texts that read as a person's but that cameras write: a Medion 636Z3's, a Nikon E775's.
  private static let defaults = ["My beautiful picture", "This is UserComment"].map { Array($0.utf8) }
  /// Words that name nobody in a notice of rights, or where a name was left out.
  private static let ofNotices = [
    "a", "all", "artist", "author", "by", "c", "camera", "copyright", "default", "image", "n", "name", "no",
    "none", "null", "owner", "phone", "photo", "picture", "r", "reserved", "rights", "the", "unknown", "user",
  ].map { Array($0.utf8) }
  /// Words of cameras' own texts.
  private static let ofCameras = [
    "action", "binary", "cam", "camera", "comment", "default", "digital", "exif", "file", "image", "jpeg",
    "jpg",
    "photo", "picture", "rev", "still", "ver", "version", "video",
  ].map { Array($0.utf8) }
}

extension ExifCaption {
  /// An EXIF field that can contain such text.
  struct Field: Sendable {
    /// What else writes the field.
    enum Writer: Sendable {
      /// Cameras, by themselves; a caption has at least this many words.
      case cameras(Int)
      /// Nikon's cameras, which have a menu for it, and phones, which note values; a caption has at least three words.
      case menus
      /// Cameras in which the owner's name was stored; that isn't possible in phones' own apps.
      case owners
      /// Only DJI's cameras.
      case drones
      /// No camera.
      case programs
    }

    let tag: UInt16
    let directory: ExifDirectory.Kind
    let name: String
    let writer: Writer

    static let all = [
      Field(tag: ExifTag.imageDescription, directory: .ifd0, name: "ImageDescription", writer: .cameras(2)),
      Field(tag: ExifTag.artist, directory: .ifd0, name: "Artist", writer: .owners),
      Field(tag: ExifTag.copyright, directory: .ifd0, name: "Copyright", writer: .owners),
      Field(tag: ExifTag.userComment, directory: .exif, name: "UserComment", writer: .menus),
      Field(tag: ExifTag.xpTitle, directory: .ifd0, name: "XPTitle", writer: .programs),
      Field(tag: ExifTag.xpComment, directory: .ifd0, name: "XPComment", writer: .drones),
      Field(tag: ExifTag.xpAuthor, directory: .ifd0, name: "XPAuthor", writer: .programs),
      Field(tag: ExifTag.xpKeywords, directory: .ifd0, name: "XPKeywords", writer: .drones),
      Field(tag: ExifTag.xpSubject, directory: .ifd0, name: "XPSubject", writer: .programs),
      Field(tag: ExifTag.imageTitle, directory: .exif, name: "ImageTitle", writer: .cameras(1)),
    ]

    /// Returns the field's text; if its encoding has to be guessed, only what is ASCII, since cameras leave meaningless
    /// bytes.
    fileprivate func text(_ exif: ExifFacts) -> String? {
      guard let entry = exif.entry(tag, in: directory), let bytes = exif.textBytes(of: entry) else {
        return nil
      }
      let text = ExifText(bytes: bytes)
      return text.encoding == .utf8
        ? text.text : String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x20 }, as: UTF8.self)
    }

    /// Whether the field contains more than zeros, spaces and a byte order mark.
    fileprivate func isFilled(_ exif: ExifFacts) -> Bool {
      exif.entry(tag, in: directory).flatMap { exif.rawValue(of: $0) }?.contains {
        ![0, 0x20, 0xFE, 0xFF].contains($0)
      } ?? false
    }
  }
}
