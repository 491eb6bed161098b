import MetaLensBytes

/// What somebody says of a picture in EXIF's own fields, as opposed to what cameras write there by themselves.
enum ExifCaption {
  /// The fields that hold such text, in the order of their tags.
  static func fields(of exif: ExifFacts, maker: StatedMaker?, model: String?) -> [Field] {
    // An iPhone's own app writes none of them.
    let isApple = maker.names(.apple)
    return Field.all.filter { field in
      guard exif.entry(field.tag, in: field.directory) != nil else { return false }
      return switch field.writer {
      case .cameras where isApple, .owners: isApple && exif.text(field.tag, in: field.directory) != nil
      case .cameras(let fewestWords):
        field.text(exif).map { isSaid($0, fewestWords: fewestWords, names: [maker?.make, model]) } ?? false
      case .menus: !maker.names(.nikon) && exif.userComment.map { isSaid($0, fewestWords: 3) } ?? false
      case .drones: !(maker?.isOne(of: [.dji, .hasselblad]) ?? false) && field.isFilled(exif)
      case .programs: field.isFilled(exif)
      }
    }
  }

  /// Whether a text reads as a person writes: some words, one of them in small letters, or in a script without capitals,
  /// that is none of a camera's.
  ///
  /// Cameras write their own name, a file's, or values: `OLYMPUS DIGITAL CAMERA`, `DCIM\100MEDIA\DJI_0009.JPG`,
  /// `KODAK Digital Still Camera`, `dav`, `filter: 0; algolist: 0` (Docs/Sources.md, E13).
  static func isSaid(_ text: String, fewestWords: Int = 2, names: [String?] = []) -> Bool {
    let bytes = Array(text.utf8.prefix(maximumBytes))
    guard !bytes.contains(where: { machinePunctuation.contains($0) }) else { return false }
    guard !defaults.contains(where: { bytes.contains(bytes: $0) }) else { return false }
    // A script without spaces has a sentence in one word.
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

  /// The bytes of a text that are looked at.
  private static let maximumBytes = 512
  /// What values and markup are made with, and hardly a caption.
  private static let machinePunctuation = Array("={}<>|\\;".utf8)
  /// What cameras are known to write that reads as a person's: a Medion 636Z3's, a Nikon E775's.
  private static let defaults = ["My beautiful picture", "This is UserComment"].map { Array($0.utf8) }
  /// Words of cameras' own texts.
  private static let ofCameras = [
    "action", "binary", "cam", "camera", "comment", "default", "digital", "exif", "file", "image", "jpeg",
    "jpg",
    "photo", "picture", "rev", "still", "ver", "version", "video",
  ].map { Array($0.utf8) }
}

extension ExifCaption {
  /// A field of EXIF that can hold such text.
  struct Field: Sendable {
    /// Who else writes the field.
    enum Writer: Sendable {
      /// Cameras, by themselves; a caption has so many words at least.
      case cameras(Int)
      /// Nikon's, which have a menu for it, and phones, which note values; a caption has three words at least.
      case menus
      /// Cameras that were told their owner's name; Apple's can't be.
      case owners
      /// DJI's cameras alone.
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

    /// Its text; of one whose encoding has to be guessed only what is ASCII, since cameras leave bytes of no meaning.
    fileprivate func text(_ exif: ExifFacts) -> String? {
      guard let entry = exif.entry(tag, in: directory), let bytes = exif.textBytes(of: entry) else {
        return nil
      }
      let text = ExifText(bytes: bytes)
      return text.encoding == .utf8
        ? text.text : String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x20 }, as: UTF8.self)
    }

    /// Whether it holds more than zeros, spaces and a mark of the byte order.
    fileprivate func isFilled(_ exif: ExifFacts) -> Bool {
      exif.entry(tag, in: directory).flatMap { exif.rawValue(of: $0) }?.contains {
        ![0, 0x20, 0xFE, 0xFF].contains($0)
      } ?? false
    }
  }
}
