/// How makers begin their maker notes, and what the offsets in them count from.
///
/// From exiftool's Image::ExifTool::MakerNotes; of those with a plain IFD none is listed, since they begin
/// with a count of entries and name nobody.
struct MakerNoteHeader: Sendable, Hashable {
  /// What the note's offsets count from.
  enum Base: Sendable, Hashable {
    /// The EXIF block's TIFF header: a note that is moved must be mended.
    case block
    /// The note's first byte: it may be moved.
    case note
    /// A TIFF header of its own at byte 10 of the note.
    case ownHeader
    /// Differs by model.
    case either
    /// The note isn't an IFD, or nobody has published its form.
    case opaque
  }

  /// The bytes it begins with.
  var prefix: [UInt8]
  /// The maker's name, as it is told to people.
  var maker: String
  /// Where the IFD begins in the note.
  var start: Int
  /// What offsets count from.
  var base: Base
  /// Words of which one stands in the Make of cameras that write it: the maker's own, and those of cameras it made
  /// for others; empty where other makers are known to use it freely.
  var makeWords: [String]

  /// Bytes between the note's last entry and its first value: a next-IFD pointer, which three makers leave out.
  ///
  /// As in 145 of the 148 labelled photos whose notes hold; exiftool warns of the same distances.
  var gapBeforeValues: Int {
    switch maker {
    case "Panasonic", "Sony", "Sigma": 0
    default: 4
    }
  }

  private init(_ prefix: String, _ maker: String, _ start: Int, _ base: Base, _ makeWords: [String]) {
    self.prefix = Array(prefix.utf8)
    self.maker = maker
    self.start = start
    self.base = base
    self.makeWords = makeWords
  }

  /// The header of a note, or nil where none is known.
  static func header(of note: ArraySlice<UInt8>) -> MakerNoteHeader? {
    all.first { note.starts(with: $0.prefix) }
  }

  private static let apple = ["apple"]
  private static let nikon = ["nikon"]
  // General Electric's and some Leica and Ricoh cameras were made by or with Fujifilm.
  private static let fujifilm = ["fujifilm", "fuji", "general", "ge", "generale", "leica", "ricoh", "nikon"]
  private static let olympus = ["olympus", "om"]
  private static let panasonic = ["panasonic", "leica"]
  // Konica Minolta's line went to Sony; Hasselblad sold Sony's cameras.
  private static let sony = ["sony", "hasselblad", "minolta", "konica"]
  private static let pentax = ["pentax", "asahi", "ricoh", "samsung"]
  private static let casio = ["casio", "pentax", "asahi"]

  static let all = [
    MakerNoteHeader("Apple iOS\0", "Apple", 14, .note, apple),
    MakerNoteHeader("Nikon\0\u{02}", "Nikon", 10, .ownHeader, nikon),
    MakerNoteHeader("Nikon\0\u{01}", "Nikon", 8, .block, nikon),
    MakerNoteHeader("FUJIFILM", "Fujifilm", 12, .note, fujifilm),
    MakerNoteHeader("GENERALE", "Fujifilm", 12, .note, fujifilm),
    MakerNoteHeader("OLYMPUS\0", "Olympus", 12, .note, olympus),
    MakerNoteHeader("OM SYSTEM\0", "Olympus", 16, .note, olympus),
    // Sanyo made cameras for many, and its form with them.
    MakerNoteHeader("OLYMP\0", "Olympus", 8, .block, []),
    MakerNoteHeader("SANYO\0", "Sanyo", 8, .block, []),
    MakerNoteHeader("EPSON\0", "Epson", 8, .block, ["epson", "seiko"]),
    MakerNoteHeader("AGFA", "Agfa", 8, .block, ["agfa"]),
    MakerNoteHeader("Panasonic\0", "Panasonic", 12, .block, panasonic),
    MakerNoteHeader("SONY DSC", "Sony", 12, .block, sony),
    MakerNoteHeader("SONY CAM", "Sony", 12, .block, sony),
    MakerNoteHeader("SONY MOBILE", "Sony", 12, .block, sony),
    MakerNoteHeader("VHAB", "Sony", 12, .block, []),
    MakerNoteHeader("AOC\0", "Pentax", 6, .either, pentax),
    MakerNoteHeader("PENTAX \0", "Pentax", 10, .note, pentax),
    MakerNoteHeader("RICOH\0", "Ricoh", 8, .either, ["ricoh", "pentax"]),
    MakerNoteHeader("SIGMA\0", "Sigma", 10, .block, ["sigma"]),
    MakerNoteHeader("FOVEON\0", "Sigma", 10, .block, ["sigma", "polaroid", "foveon"]),
    MakerNoteHeader("LEICA\0", "Leica", 8, .either, ["leica", "panasonic"]),
    MakerNoteHeader("QVC\0", "Casio", 6, .block, casio),
    MakerNoteHeader("DCI\0", "Casio", 6, .block, casio),
    MakerNoteHeader("MLT0", "Minolta", 0, .opaque, []),
    MakerNoteHeader("MINOL", "Minolta", 0, .opaque, []),
    MakerNoteHeader("KDK", "Kodak", 0, .opaque, []),
    MakerNoteHeader("SEMC MS\0", "Sony Ericsson", 20, .block, ["sony", "ericsson"]),
    MakerNoteHeader("MOT\0", "Motorola", 8, .either, ["motorola", "moto"]),
    MakerNoteHeader("Hewlett-Packard", "Hewlett-Packard", 0, .opaque, []),
    MakerNoteHeader("[ae_dbg_info:", "DJI", 0, .opaque, ["dji", "hasselblad"]),
    MakerNoteHeader("STMN", "Samsung", 0, .opaque, ["samsung"]),
  ]
}

/// Makers that write a maker note into every photo, as far as has been measured.
///
/// Counted over the labelled originals by `exif_writers.py notes`; makers of which one original lacks it, or
/// that Docs/Sources.md, E3, names as exceptions, aren't listed.
struct MakerNoteMaker: Sendable, Hashable {
  /// The maker's name, as it is told to people.
  var name: String
  /// The word in Make, lower case.
  var makeWord: String
  /// Models that have none, or how they begin.
  var exceptions: [String]
  /// Originals measured, all with a maker note.
  var fileCount: Int

  static let all = [
    // iOS 4 and earlier wrote none.
    MakerNoteMaker(
      name: "Apple", makeWord: "apple",
      exceptions: ["iPhone 3G", "iPhone 3GS", "iPhone 4", "iPhone", "iPad"],
      fileCount: 8),
    MakerNoteMaker(name: "Canon", makeWord: "canon", exceptions: [], fileCount: 5),
    MakerNoteMaker(name: "Casio", makeWord: "casio", exceptions: [], fileCount: 4),
    MakerNoteMaker(name: "Nikon", makeWord: "nikon", exceptions: [], fileCount: 3),
    MakerNoteMaker(name: "Olympus", makeWord: "olympus", exceptions: [], fileCount: 3),
  ]

  /// The row of a camera, or nil where it isn't known to write a note.
  static func row(make: String, model: String?) -> MakerNoteMaker? {
    let words = SoftwareCatalogue.words(of: Array(make.utf8)[...])
    return all.first { row in
      words.contains(Array(row.makeWord.utf8)) && model.map { !row.exceptions.contains($0) } ?? true
    }
  }
}
