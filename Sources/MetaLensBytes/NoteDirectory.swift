package import MetaLensFacts

/// One entry of a maker note's IFD whose value lies within the note.
package struct NoteEntry {
  /// The tag, which means what the maker says.
  package var tag: UInt16
  /// The type.
  package var type: ExifType
  /// The value's bytes within the block.
  package var value: Range<Int>
}

/// An IFD of a maker note, or of one within it: looked at where it stands, nothing is copied.
///
/// If the first value doesn't begin right behind the IFD and values reach beyond the note, a program that doesn't know
/// the note's form moved it: every value outside its entry is ignored, since its place can't be known. If the first
/// value begins where it should, the note was only cut, and the values that are still whole are read.
package struct NoteDirectory {
  /// The most entries one holds; no maker's is known to hold more, and a count beyond it is no IFD.
  static let maximumEntries = 300
  /// The block that holds the note.
  let bytes: [UInt8]
  /// The note; with what stands behind it in the block where its maker puts the values there.
  private(set) var note: Range<Int>
  /// The byte order of its numbers.
  package let byteOrder: ByteOrder
  /// Where its count of entries stands in the block.
  package let start: Int
  /// How many entries it has.
  package let count: Int
  /// What offsets count from, as an index of the block; nil if they don't hold.
  private(set) var base: Int?

  /// Where its entries end.
  package var end: Int { start + 2 + 12 * count }

  /// An IFD at a place of the block; nil if there is none.
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

  /// Takes the first base with which the values outside their entries stand where they may.
  ///
  /// `gap` is how many bytes stand between the last entry and the first value, four of a pointer to a next IFD or none:
  /// never fewer than its lower bound, and of a note that was cut no more than its upper.
  mutating func settle(_ first: Int, or second: Int? = nil, gap: ClosedRange<Int>) {
    base = holds(first, gap) ? first : second.flatMap { holds($0, gap) ? $0 : nil }
  }

  /// Takes the block's base for a note that ends with its IFD, its values behind it in the block; a text that one of
  /// them begins with shows that they are where the offsets say.
  mutating func settleBehind(_ base: Int, where tag: UInt16, beginsWith text: String) {
    guard note.upperBound - end <= 4 else { return }
    var moved = self
    moved.base = base
    moved.note = note.lowerBound..<bytes.count
    guard let anchor = moved.entry(of: tag), bytes[anchor.value].starts(with: text.utf8) else { return }
    self = moved
  }

  /// Whether the type of every entry is one of TIFF's.
  package var isSound: Bool {
    (0..<count).allSatisfy { type($0).map { $0 != .utf8 } ?? false }
  }

  /// The values that stand outside their entries: as their entries say, wherever that leads.
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

  private func holds(_ base: Int, _ gap: ClosedRange<Int>) -> Bool {
    var (low, high) = (Int.max, end)
    // An offset of zero leads nowhere: a Nikon D3000 writes it for what it has no value of.
    for (offset, size) in outerValues where offset > 0 {
      low = min(low, base + offset)
      high = max(high, base + offset + size)
    }
    guard low - end >= gap.lowerBound else { return false }
    return high <= note.upperBound || low - end <= gap.upperBound && low < note.upperBound
  }

  /// An entry; nil if its type is unknown or its value isn't within the note.
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

  /// The first entry of a tag.
  package func entry(of tag: UInt16) -> NoteEntry? {
    for index in 0..<count where number(start + 2 + 12 * index, 2) == Int(tag) { return entry(index) }
    return nil
  }

  /// The IFD that an entry holds or points at, its offsets as this one's; one step deep.
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

  /// One of the whole numbers of an entry; nil if it has fewer, or holds something else.
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

  /// A number of some bytes within an entry's value, whatever its type; nil if the value ends before.
  package func number(_ entry: NoteEntry, at offset: Int, count: Int, _ order: ByteOrder? = nil) -> Int? {
    guard offset >= 0, offset + count <= entry.value.count else { return nil }
    return bytes.number(at: entry.value.lowerBound + offset, count: count, order ?? byteOrder)
  }

  /// The bytes of an entry's value.
  package func raw(_ entry: NoteEntry) -> ArraySlice<UInt8> { bytes[entry.value] }

  private func number(_ index: Int, _ count: Int) -> Int { bytes.number(at: index, count: count, byteOrder) }
}
