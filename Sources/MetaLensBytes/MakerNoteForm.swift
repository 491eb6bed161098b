package import MetaLensFacts

/// The form of a maker's note: where the IFD begins, and what its offsets are relative to (`MakerNoteHeader`).
package struct MakerNoteForm {
  /// The makers whose notes are read: Leica's as Panasonic's, and Google's, which isn't an IFD, by `HDRPlusReading`.
  package enum NoteMaker: String {
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
    case kodak = "Kodak"
  }

  package private(set) var maker: NoteMaker
  /// The note's IFD; nil if the note is packed or broken, or if its form isn't published.
  package private(set) var directory: NoteDirectory?

  private let bytes: [UInt8]
  private let note: Range<Int>
  private let blockOrder: ByteOrder
  private let blockBase: Int

  /// Makes the form of a note; nil if it isn't one of these makers'.
  package init?(of exif: ExifFacts, note: Range<Int>, make: String?) {
    bytes = exif.bytes
    self.note = note
    blockOrder = exif.byteOrder
    // An excerpt leaves out what precedes the note, but offsets still count from the block's beginning in the file.
    blockBase =
      exif.isExcerpt ? note.lowerBound - exif.fileOffset(at: note.lowerBound) + exif.fileOffset(at: 0) : 0
    maker = .google
    guard enterHeader(make: make) || enterPlain(make: make) else { return nil }
  }

  /// Reads a note that begins with its maker's name.
  private mutating func enterHeader(make: String?) -> Bool {
    guard let header = MakerNoteHeader.header(of: bytes[note]), let reading = header.reading,
      reading.make == nil || reading.make == make
    else { return false }
    switch (reading.maker, reading.base) {
    // Nikon's note has its own TIFF header.
    case (.nikon, .ownHeader):
      let start = note.lowerBound + 10
      enter(.nikon, pointerAt: start + 4, from: start, order(at: start))
    // Fujifilm's note is little-endian and has a pointer to its IFD.
    case (.fujifilm, _):
      enter(.fujifilm, pointerAt: note.lowerBound + 8, from: note.lowerBound, .littleEndian)
    default: enter(reading.maker, at: header.start, reading.base, orderAt: reading.orderAt)
    }
    // Olympus' cameras of about 2002 put the values after the note; CameraID confirms that they are there.
    if reading.maker == .olympus, reading.base == .block, directory?.base == nil {
      directory?.settleBehind(blockBase, where: 0x0209, beginsWith: "OLYMPUS")
    }
    return true
  }

  /// Reads a note that begins with its IFD, whose maker is known only from Make.
  private mutating func enterPlain(make: String?) -> Bool {
    guard let make, let initial = make.utf8.first else { return false }
    switch initial | 0x20 {
    case UInt8(ascii: "c"): return isMake(make, "canon") && enterPlain(.canon, .block)
    case UInt8(ascii: "n"): return isMake(make, "nikon") && enterPlain(.nikon, .block)
    case UInt8(ascii: "s"):
      if isMake(make, "sony") { return enterPlain(.sony, .block) }
      guard isMake(make, "samsung"), enterPlain(.samsung, .either), let first = directory?.entry(0),
        let directory
      else { return false }
      // This distinguishes Samsung's form from others that its phones write.
      return first.tag == 1 && first.type == .undefined && directory.raw(first).elementsEqual("0100".utf8)
    default: return false
    }
  }

  /// Reads the IFD that four bytes point to; the pointer and the IFD's offsets are relative to `base`.
  private mutating func enter(_ maker: NoteMaker, pointerAt place: Int, from base: Int, _ order: ByteOrder?) {
    self.maker = maker
    guard let order, place + 4 <= note.upperBound else { return }
    let start = base + bytes.number(at: place, count: 4, order)
    directory = NoteDirectory(bytes: bytes, note: note, start: start, order, base: nil)
    directory?.settle(base, gap: 0...4)
  }

  private mutating func enterPlain(_ maker: NoteMaker, _ base: MakerNoteHeader.Base) -> Bool {
    enter(maker, at: 0, base)
    return directory != nil
  }

  private mutating func enter(
    _ maker: NoteMaker, at start: Int, _ base: MakerNoteHeader.Base, orderAt: Int? = nil
  ) {
    self.maker = maker
    guard base != .opaque else { return }
    let place = note.lowerBound + start
    // The byte order is the one that the note states, or the block's; editors and some Pentax cameras write the other
    // one.
    let first = orderAt.flatMap { order(at: note.lowerBound + $0) } ?? blockOrder
    directory =
      NoteDirectory(bytes: bytes, note: note, start: place, first, base: nil)
      ?? NoteDirectory(bytes: bytes, note: note, start: place, first.other, base: nil)
    switch base {
    case .block:
      // If the note was moved by a few bytes, only the place where the values begin shows it, which differs by maker.
      let gap = MakerNoteHeader.gapBeforeValues(of: maker.rawValue)
      directory?.settle(blockBase, gap: gap...gap, atMost: NoteDirectory.greatestGap)
    case .note: directory?.settle(note.lowerBound, gap: 0...4)
    case .either: directory?.settle(blockBase, or: note.lowerBound, gap: 4...4)
    case .ownHeader, .opaque: break
    }
  }

  /// Returns the byte order that `II` or `MM` states.
  private func order(at index: Int) -> ByteOrder? {
    ByteOrder(mark: bytes[..<note.upperBound].dropFirst(index))
  }

  private func isMake(_ make: String, _ name: String) -> Bool {
    make.utf8.lazy.map(\.asciiLowercased).starts(with: name.utf8)
  }
}
