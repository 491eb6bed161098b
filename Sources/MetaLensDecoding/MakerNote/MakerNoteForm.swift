import MetaLensFacts

/// How a maker writes its note: where the IFD begins, and what its offsets count from.
///
/// Source of the headers and bases: ExifTool, MakerNotes.
struct MakerNoteForm {
  /// The makers whose notes are read.
  enum Maker: String {
    case apple = "Apple"
    case canon = "Canon"
    case nikon = "Nikon"
    case sony = "Sony"
    case fujifilm = "Fujifilm"
    case panasonic = "Panasonic"
    case leica = "Leica"
    case olympus = "Olympus"
    case pentax = "Pentax"
    case samsung = "Samsung"
    case google = "Google"
  }

  /// Who wrote it.
  var maker: Maker
  /// The note's IFD; nil where the note is packed or broken, or its form isn't published.
  var directory: NoteDirectory?

  private enum Base {
    case block
    case note
    case either
  }

  private let bytes: [UInt8]
  private let note: Range<Int>
  private let isBlockBigEndian: Bool
  private let blockBase: Int

  /// The form of a note; nil where it is none of these makers'.
  init?(of exif: ExifFacts, note: Range<Int>, make: String?) {
    bytes = exif.bytes
    self.note = note
    isBlockBigEndian = exif.byteOrder == .bigEndian
    // An excerpt leaves out what stands before the note: offsets count as in the file.
    blockBase =
      exif.isExcerpt ? note.lowerBound - exif.fileOffset(at: note.lowerBound) + exif.fileOffset(at: 0) : 0
    maker = .google
    guard enterHeader(make: make) || enterPlain(make: make) else { return nil }
  }

  /// Enters a note that begins with its maker's name.
  private mutating func enterHeader(make: String?) -> Bool {
    // One comparison of the first byte spares most of the others.
    switch bytes[note.lowerBound] {
    case UInt8(ascii: "A"):
      if begins("Apple iOS\0") { return enter(.apple, at: 14, .note, orderAt: 12) }
      return begins("AOC\0") && enter(.pentax, at: 6, .either, orderAt: 4)
    case UInt8(ascii: "N"):
      if begins("Nikon\0\u{02}") { return enterNikon() }
      // An older form, of which nothing bears on a file's origin.
      return begins("Nikon\0\u{01}") && enter(.nikon, at: nil, .block)
    case UInt8(ascii: "F"): return begins("FUJIFILM") && enterFujifilm()
    case UInt8(ascii: "G"): return begins("GENERALE") && enterFujifilm()
    case UInt8(ascii: "O"):
      if begins("OLYMPUS\0") { return enter(.olympus, at: 12, .note, orderAt: 8) }
      if begins("OM SYSTEM\0") { return enter(.olympus, at: 16, .note, orderAt: 12) }
      guard begins("OLYMP\0"), enter(.olympus, at: 8, .block) else { return false }
      // Cameras of about 2002 put the values behind the note; CameraID says that they are there.
      if directory?.base == nil {
        directory?.settleBehind(blockBase, where: 0x0209, beginsWith: "OLYMPUS")
      }
      return true
    case UInt8(ascii: "P"):
      if begins("Panasonic\0") { return enter(.panasonic, at: 12, .block) }
      return begins("PENTAX \0") && enter(.pentax, at: 10, .note, orderAt: 8)
    case UInt8(ascii: "R"):
      // Ricoh's cameras since it took over Pentax.
      return (begins("RICOH\0II") || begins("RICOH\0MM")) && enter(.pentax, at: 8, .note, orderAt: 6)
    case UInt8(ascii: "L"):
      if begins("LEICA CAMERA AG\0") { return enter(.leica, at: 18, .block) }
      return begins("LEICA\0\0\0") && make == "LEICA" && enter(.leica, at: 8, .block)
    case UInt8(ascii: "S"):
      if begins("SONY DSC") || begins("SONY CAM") || begins("SONY MOBILE") {
        return enter(.sony, at: 12, .block)
      }
      return begins("STMN") && enter(.samsung, at: nil, .note)
    case UInt8(ascii: "H"):
      // Google's HDR+: enciphered or packed, so that only its presence is told.
      return (begins("HDRP\u{02}") || begins("HDRP\u{03}")) && enter(.google, at: nil, .note)
    default: return false
    }
  }

  /// Enters a note that begins with its IFD: Make tells whose it is.
  private mutating func enterPlain(make: String?) -> Bool {
    guard let make, let initial = make.utf8.first else { return false }
    switch initial | 0x20 {
    case UInt8(ascii: "c"): return isMake(make, "canon") && enter(.canon, at: 0, .block) && directory != nil
    case UInt8(ascii: "n"): return isMake(make, "nikon") && enter(.nikon, at: 0, .block) && directory != nil
    case UInt8(ascii: "s"):
      if isMake(make, "sony") { return enter(.sony, at: 0, .block) && directory != nil }
      guard isMake(make, "samsung"), enter(.samsung, at: 0, .either),
        let first = directory?.entry(0), let directory
      else { return false }
      // What tells Samsung's form from others that its phones write.
      return first.tag == 1 && first.type == .undefined && directory.raw(first).elementsEqual("0100".utf8)
    default: return false
    }
  }

  /// Nikon's has a TIFF header of its own.
  private mutating func enterNikon() -> Bool {
    maker = .nikon
    let header = note.lowerBound + 10
    guard header + 8 <= note.upperBound, let isBigEndian = order(at: header) else { return true }
    let start = header + NoteDirectory.number(bytes, header + 4, 4, isBigEndian)
    directory = NoteDirectory(bytes: bytes, note: note, start: start, isBigEndian: isBigEndian, base: nil)
    directory?.settle(header, gap: 0...4)
    return true
  }

  /// Fujifilm's is little-endian, and says where its IFD stands.
  private mutating func enterFujifilm() -> Bool {
    maker = .fujifilm
    guard note.count >= 12 else { return true }
    let start = note.lowerBound + NoteDirectory.number(bytes, note.lowerBound + 8, 4, false)
    directory = NoteDirectory(bytes: bytes, note: note, start: start, isBigEndian: false, base: nil)
    directory?.settle(note.lowerBound, gap: 0...4)
    return true
  }

  private mutating func enter(_ maker: Maker, at start: Int?, _ base: Base, orderAt: Int? = nil) -> Bool {
    self.maker = maker
    guard let start else { return true }
    let place = note.lowerBound + start
    // The byte order is the one the note states, or the block's; editors and some of Pentax's write the other.
    let first = orderAt.flatMap { order(at: note.lowerBound + $0) } ?? isBlockBigEndian
    directory =
      NoteDirectory(bytes: bytes, note: note, start: place, isBigEndian: first, base: nil)
      ?? NoteDirectory(bytes: bytes, note: note, start: place, isBigEndian: !first, base: nil)
    switch base {
    case .block:
      // A move by a few bytes shows only in where the values begin, which differs by maker (ExifTool, MakerNotes).
      let hasNoPointer = maker == .panasonic || maker == .leica || maker == .sony
      directory?.settle(blockBase, gap: hasNoPointer ? 0...0 : 4...4)
    case .note: directory?.settle(note.lowerBound, gap: 0...4)
    case .either: directory?.settle(blockBase, or: note.lowerBound, gap: 4...4)
    }
    return true
  }

  /// The byte order that `II` or `MM` states.
  private func order(at index: Int) -> Bool? {
    guard index + 2 <= note.upperBound, bytes[index] == bytes[index + 1] else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "M"): return true
    case UInt8(ascii: "I"): return false
    default: return nil
    }
  }

  private func begins(_ header: String) -> Bool { bytes[note].starts(with: header.utf8) }

  private func isMake(_ make: String, _ name: String) -> Bool {
    make.utf8.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }.starts(with: name.utf8)
  }
}
