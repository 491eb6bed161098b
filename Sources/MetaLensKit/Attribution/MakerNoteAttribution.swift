import MetaLensFacts

/// A maker note: whose it is by its header or content, and whether the offsets in it still hold.
///
/// Some makers' offsets count from the EXIF block, so that a program that moves the note and doesn't know
/// its form leaves them pointing where the note stood before.
struct MakerNoteAttribution: Sendable, Hashable {
  /// Whether the note's offsets hold.
  enum Offsets: Sendable, Hashable {
    /// Every value that stands outside its entry lies within the note, behind its IFD.
    case intact
    /// The offsets don't hold, and all would if each were moved by this many bytes.
    case shifted(by: Int)
    /// The offsets don't hold, and moving them all would mend nothing.
    case scattered
    /// The note's form isn't known, or nothing in it stands outside its entry.
    case unknown
  }

  /// The header, or nil where none is known: a plain IFD, as of Canon, or something else.
  var header: MakerNoteHeader?
  /// What names the maker where there is no header; nil where nothing does.
  var content: MakerNoteContent?
  /// Whether the offsets hold.
  var offsets: Offsets
  /// How many values of the note stand outside their entries.
  var valueCount: Int
  /// Where it stands within the block.
  var range: Range<Int>

  /// Reads the note of a block; nil where it has none.
  init?(of exif: ExifFacts) {
    guard let range = exif.entry(ExifTag.makerNote, in: .exif)?.value, range.upperBound <= exif.bytes.count,
      range.count > 4
    else { return nil }
    self.range = range
    header = MakerNoteHeader.header(of: exif.bytes[range])
    offsets = .unknown
    valueCount = 0
    var ifd = NoteDirectory(bytes: exif.bytes, note: range, isBigEndian: exif.byteOrder == .bigEndian)
    var bases: [Int]
    switch header?.base ?? .either {
    case .opaque: return
    case .block: bases = [0]
    case .note: bases = [range.lowerBound]
    case .either: bases = [0, range.lowerBound]
    case .ownHeader:
      bases = [range.lowerBound + 10]
      guard let start = ifd.enterOwnHeader() else { return }
      ifd.start = start
    }
    if header?.base != .ownHeader { ifd.start = range.lowerBound + (header?.start ?? 0) }
    guard ifd.read() else { return }
    valueCount = ifd.count
    guard ifd.count > 0 else {
      if header == nil { content = ifd.content(base: 0) }
      return
    }
    bases.removeAll { $0 < 0 }
    // Where the base isn't known, the answer that finds nothing amiss is the right one.
    let gap = header?.gapBeforeValues ?? 4
    let answers = bases.map { ifd.answer(base: $0, gap: gap) }
    offsets =
      answers.first { $0 == .intact } ?? answers.first { $0 != .scattered } ?? .scattered
    if header == nil {
      for (base, answer) in zip(bases, answers) where content == nil {
        // Where the note was moved, its values stand beside what the offsets say.
        if case .shifted(let shift) = answer { content = ifd.content(base: base + shift) }
        if content == nil { content = ifd.content(base: base) }
      }
    }
  }
}

extension MakerNoteAttribution {
  /// Words in the Make of makers whose notes are a plain IFD without a header, its offsets counted from the block.
  private static let plainMakers = ["canon", "nikon", "minolta"]

  /// Who wrote the note, as it says itself, and words of which one stands in the Make of such cameras; nil where
  /// it doesn't tell.
  var named: (maker: String, makeWords: [String])? {
    header.map { ($0.maker, $0.makeWords) } ?? content.map { ($0.maker, $0.makeWords) }
  }

  /// The maker that the note itself names, where Make doesn't name another; nil where it names none.
  func maker(make: String?) -> String? {
    guard let named else { return nil }
    return named.makeWords.isEmpty || Self.contains(make, named.makeWords) ? named.maker : nil
  }

  /// The maker that the note itself names, where Make names another.
  func foreignMaker(make: String) -> String? {
    guard let named, !named.makeWords.isEmpty, !SoftwareCatalogue.words(of: Array(make.utf8)[...]).isEmpty,
      !Self.contains(make, named.makeWords)
    else { return nil }
    return named.maker
  }

  private static func contains(_ make: String?, _ words: [String]) -> Bool {
    let stated = make.map { SoftwareCatalogue.words(of: Array($0.utf8)[...]) } ?? []
    return words.contains { stated.contains(Array($0.utf8)) }
  }

  /// Whether the note's offsets are known to count from the block, so that a move breaks them.
  ///
  /// Of a note without a header, Make tells.
  func dependsOnPlace(make: String?) -> Bool {
    switch header?.base {
    case .block: true
    case .note, .ownHeader, .either, .opaque: false
    case nil: Self.contains(make, Self.plainMakers)
    }
  }
}

/// The IFD of a maker note, read once: how far its values reach.
private struct NoteDirectory {
  let bytes: [UInt8]
  let note: Range<Int>
  var isBigEndian: Bool
  var start = 0
  /// Where the entries end.
  var end = 0
  /// Values that stand outside their entries, their lowest offset and where the last one ends.
  var count = 0
  var low = Int.max
  var high = 0

  init(bytes: [UInt8], note: Range<Int>, isBigEndian: Bool) {
    self.bytes = bytes
    self.note = note
    self.isBigEndian = isBigEndian
  }

  /// The place of the IFD by a TIFF header at byte 10, whose byte order is taken.
  mutating func enterOwnHeader() -> Int? {
    let header = note.lowerBound + 10
    guard header + 8 <= note.upperBound, bytes[header] == bytes[header + 1] else { return nil }
    isBigEndian = bytes[header] == 0x4D
    let offset = uint32(header + 4)
    return offset < note.count ? header + offset : nil
  }

  /// Reads the entries; the other byte order is tried where the block's makes no sense of them.
  mutating func read() -> Bool {
    if readEntries() { return true }
    isBigEndian.toggle()
    return readEntries()
  }

  private mutating func readEntries() -> Bool {
    (count, low, high) = (0, Int.max, 0)
    guard start >= note.lowerBound, start + 2 <= note.upperBound else { return false }
    let stated = uint16(start)
    // No maker's note is known to hold more; a count beyond it is no IFD.
    guard (1...300).contains(stated), start + 2 + 12 * stated <= note.upperBound else { return false }
    end = start + 2 + 12 * stated
    for index in 0..<stated {
      let entry = start + 2 + 12 * index
      guard let type = ExifType(rawValue: UInt16(uint16(entry + 2))), type != .utf8 else { return false }
      let size = uint32(entry + 4) * type.byteCount
      guard size > 4, size < bytes.count else { continue }
      let offset = uint32(entry + 8)
      count += 1
      low = min(low, offset)
      high = max(high, offset + size)
    }
    return true
  }

  /// What names the maker, its value read where the entry says; the first in the order of the list.
  func content(base: Int) -> MakerNoteContent? {
    MakerNoteContent.all.first { content in
      (0..<((end - start - 2) / 12)).contains { index in
        let entry = start + 2 + 12 * index
        guard uint16(entry) == Int(content.tag), uint16(entry + 2) == Int(content.type.rawValue) else {
          return false
        }
        let size = uint32(entry + 4) * content.type.byteCount
        let value = size > 4 ? base + uint32(entry + 8) : entry + 8
        guard size >= content.prefix.count, value >= note.lowerBound, value + size <= note.upperBound
        else { return false }
        return bytes[value..<(value + content.prefix.count)].elementsEqual(content.prefix)
      }
    }
  }

  func answer(base: Int, gap: Int) -> MakerNoteAttribution.Offsets {
    if base + low >= end && base + high <= note.upperBound { return .intact }
    let shift = end + gap - (base + low)
    // Values that reach beyond the note from the right place weren't moved: the note was cut.
    return shift != 0 && end + (high - low) <= note.upperBound ? .shifted(by: shift) : .scattered
  }

  private func uint16(_ index: Int) -> Int {
    let first = Int(bytes[index])
    let second = Int(bytes[index + 1])
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  private func uint32(_ index: Int) -> Int {
    let first = uint16(index)
    let second = uint16(index + 2)
    return isBigEndian ? first << 16 | second : second << 16 | first
  }
}
