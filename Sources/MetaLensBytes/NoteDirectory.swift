package import MetaLensFacts

/// An entry of a maker note's IFD whose value is within the note.
package struct NoteEntry {
  /// The tag, whose meaning the maker defines.
  package var tag: UInt16
  package var type: ExifType
  /// The range of the value's bytes in the block.
  package var value: Range<Int>
}

/// An IFD of a maker note, or one within it, which is read in place, without copying.
///
/// If the first value doesn't begin directly after the IFD and values reach beyond the note, a program that doesn't
/// know
/// the note's form moved it: every value outside its entry is ignored, since its place can't be known. If the first
/// value begins where it should, the note was only cut, and the values that are still whole are read.
package struct NoteDirectory {
  /// The maximum number of entries; no maker is known to write more, so a higher count isn't an IFD.
  static let maximumEntries = 300
  /// The block that contains the note.
  let bytes: [UInt8]
  /// The range of the note; if its maker puts the values after the note, it includes what follows in the block.
  private(set) var note: Range<Int>
  package let byteOrder: ByteOrder
  /// The offset of its count of entries in the block.
  package let start: Int
  /// The number of its entries.
  package let count: Int
  /// What offsets are relative to, as an index of the block; nil if the offsets aren't valid.
  private(set) var base: Int?

  /// The offset at which its entries end.
  package var end: Int { start + 2 + 12 * count }

  /// Makes an IFD at an offset of the block; nil if there is none.
  package init?(bytes: [UInt8], note: Range<Int>, start: Int, _ byteOrder: ByteOrder, base: Int?) {
    self.bytes = bytes
    self.note = note
    self.start = start
    self.byteOrder = byteOrder
    self.base = base
    guard start >= note.lowerBound, start <= note.upperBound - 2, note.upperBound <= bytes.count else {
      return nil
    }
    count = bytes.number(at: start, count: 2, byteOrder)
    guard (1...Self.maximumEntries).contains(count), 2 + 12 * count <= note.upperBound - start,
      ExifType(rawValue: bytes.uint16(at: start + 4, byteOrder)) != nil
    else { return nil }
  }

  /// Uses the first base with which the values outside their entries are in valid places.
  ///
  /// `gap` is the number of bytes between the last entry and the first value: four for a next-IFD pointer, or none.
  /// There must be at least its lower bound, and in a note that was cut at most its upper bound. There is never more
  /// than `atMost`.
  mutating func settle(_ first: Int, or second: Int? = nil, gap: ClosedRange<Int>, atMost: Int = .max) {
    base = holds(first, gap, atMost) ? first : second.flatMap { holds($0, gap, atMost) ? $0 : nil }
  }

  /// The greatest gap before the first value in a note whose offsets count from the block, in bytes.
  ///
  /// It is for a pointer to the next IFD; some makers leave it out. Of 66 labelled photos with such a note, none whose
  /// values are all in the note has another gap. Where there is more, the note was moved towards the block's beginning.
  package static let greatestGap = 4

  /// Uses the block's base for a note that ends with its IFD and has its values after it in the block, if one of the
  /// values begins with a text that shows that the offsets are right.
  mutating func settleBehind(_ base: Int, where tag: UInt16, beginsWith text: String) {
    guard note.upperBound - end <= 4 else { return }
    var moved = self
    moved.base = base
    moved.note = note.lowerBound..<bytes.count
    guard let anchor = moved.entry(of: tag), bytes[anchor.value].starts(with: text.utf8) else { return }
    self = moved
  }

  /// Whether the type of every entry is one that TIFF defines.
  package var isSound: Bool {
    (0..<count).allSatisfy { type($0).map { $0 != .utf8 } ?? false }
  }

  /// The values outside their entries, as the entries state them, wherever they are.
  package var outerValues: some Sequence<(offset: Int, size: Int)> {
    (0..<count).lazy.compactMap { index -> (offset: Int, size: Int)? in
      guard let type = type(index) else { return nil }
      let entry = start + 2 + 12 * index
      // At most 2^32 x 8.
      let size = number(entry + 4, 4) * type.byteCount
      return size > 4 ? (number(entry + 8, 4), size) : nil
    }
  }

  private func type(_ index: Int) -> ExifType? {
    ExifType(rawValue: UInt16(number(start + 2 + 12 * index + 2, 2)))
  }

  private func holds(_ base: Int, _ gap: ClosedRange<Int>, _ atMost: Int) -> Bool {
    var (low, high) = (Int.max, end)
    // An offset of zero means that there is no value: a Nikon D3000 writes it.
    for (offset, size) in outerValues where offset > 0 {
      low = min(low, base + offset)
      high = max(high, base + offset + size)
    }
    guard low < Int.max else { return high <= note.upperBound }
    guard (gap.lowerBound...max(gap.lowerBound, atMost)).contains(low - end) else { return false }
    return high <= note.upperBound || low - end <= gap.upperBound && low < note.upperBound
  }

  /// Returns an entry; nil if its type is unknown or its value isn't within the note.
  package func entry(_ index: Int) -> NoteEntry? {
    guard index >= 0, index < count, let type = type(index) else { return nil }
    let entry = start + 2 + 12 * index
    // At most 2^32 x 8.
    let size = number(entry + 4, 4) * type.byteCount
    var value = entry + 8
    if size > 4 {
      guard let base, number(entry + 8, 4) > 0 else { return nil }
      value = base + number(entry + 8, 4)
    }
    guard value >= note.lowerBound, value <= note.upperBound, size <= note.upperBound - value else {
      return nil
    }
    return NoteEntry(tag: UInt16(number(entry, 2)), type: type, value: value..<value + size)
  }

  /// Returns the first entry of a tag; nil if there is none, or if its value can't be read.
  package func entry(of tag: UInt16) -> NoteEntry? {
    for index in 0..<count where number(start + 2 + 12 * index, 2) == Int(tag) { return entry(index) }
    return nil
  }

  /// Returns the IFD that an entry contains or points to, with offsets like this one's; only one level deep.
  package func directory(of entry: NoteEntry) -> NoteDirectory? {
    let isPointer = (entry.type == .ifd || entry.type == .long) && entry.value.count == 4
    guard
      let place = isPointer ? base.map({ $0 + number(entry.value.lowerBound, 4) }) : entry.value.lowerBound,
      var inner = NoteDirectory(bytes: bytes, note: note, start: place, byteOrder, base: base),
      let base
    else { return nil }
    inner.settle(base, gap: 0...4)
    return inner
  }

  /// Returns one of the integers of an entry; nil if it has fewer, or contains something else.
  package func integer(_ entry: NoteEntry, _ index: Int = 0) -> Int? {
    let width = entry.type.byteCount
    let place = entry.value.lowerBound + width * index
    guard index >= 0, place + width <= entry.value.upperBound else { return nil }
    return switch entry.type {
    case .byte, .undefined, .short, .long, .ifd: number(place, width)
    case .signedByte: Int(Int8(truncatingIfNeeded: number(place, 1)))
    case .signedShort: Int(Int16(truncatingIfNeeded: number(place, 2)))
    case .signedLong: Int(Int32(truncatingIfNeeded: number(place, 4)))
    default: nil
    }
  }

  /// Returns a number of `count` bytes within an entry's value, whatever its type; nil if the value ends before.
  package func number(_ entry: NoteEntry, at offset: Int, count: Int, _ order: ByteOrder? = nil) -> Int? {
    guard offset >= 0, offset + count <= entry.value.count else { return nil }
    return bytes.number(at: entry.value.lowerBound + offset, count: count, order ?? byteOrder)
  }

  package func raw(_ entry: NoteEntry) -> ArraySlice<UInt8> { bytes[entry.value] }

  private func number(_ index: Int, _ count: Int) -> Int { bytes.number(at: index, count: count, byteOrder) }
}
