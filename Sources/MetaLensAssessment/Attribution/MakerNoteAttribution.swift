import MetaLensBytes

/// A maker note: its maker by its header or content, and whether its offsets still hold.
///
/// Some makers' offsets count from the EXIF block, so a program that moves the note without knowing its form leaves
/// them pointing to the note's former place.
struct MakerNoteAttribution: Sendable {
  /// Whether the note's offsets hold.
  enum Offsets: Sendable, Equatable {
    /// Every value outside its entry is within the note, after its IFD; if the offsets count from the block, directly
    /// after it.
    case intact
    /// The offsets don't hold, but would if each were moved by this many bytes.
    case shifted(by: Int)
    /// The offsets don't hold, and moving all of them wouldn't correct them.
    case scattered
    /// The note's form isn't known, no value is outside its entry, or the note may have been moved by a few bytes.
    case unknown
  }

  /// The header; nil if none is known: a plain IFD, as Canon's, or something else.
  var header: MakerNoteHeader?
  /// The content that names the maker if there is no header; nil if nothing does.
  var content: MakerNoteContent?
  /// Whether the offsets hold.
  var offsets: Offsets
  /// The number of values of the note that are outside their entries.
  var valueCount: Int
  /// The end that EXIF states of the note, in the block.
  var end: Int
  /// Where the note's values go on behind that end, in the block; nil if they don't, or may have been moved.
  var valuesBehind: Range<Int>?

  /// Reads the note of a block; nil if the block has none.
  init?(of exif: ExifFacts) {
    guard let range = exif.entry(ExifTag.makerNote, in: .exif)?.value, range.upperBound <= exif.bytes.count,
      range.count > 4
    else { return nil }
    header = MakerNoteHeader.header(of: exif.bytes[range]).flatMap { $0.maker == nil ? nil : $0 }
    offsets = .unknown
    valueCount = 0
    end = range.upperBound
    guard let (directory, base) = Self.directory(in: exif, range, header) else { return }
    let reach = Reach(directory, within: exif.bytes.count)
    valueCount = reach.count
    let content = { [isNameless = header == nil] (base: Int) in
      isNameless ? Self.content(directory, base: base, in: exif, range) : nil
    }
    let blockBase = Self.blockBase(of: exif, range)
    guard reach.count > 0 else {
      self.content = content(blockBase)
      return
    }
    // If the base isn't known, a base for which nothing is wrong is the right one.
    let bases = base.map { [$0] } ?? [blockBase, range.lowerBound]
    let gap = MakerNoteHeader.gapBeforeValues(of: header?.maker)
    let answers = bases.map {
      reach.answer(directory, base: $0, gap: gap, end: range.upperBound, isBlockBase: $0 == blockBase)
    }
    offsets =
      answers.first { $0 == .intact } ?? answers.first { $0 != .scattered } ?? .scattered
    // Some of Sanyo's models write offsets that don't hold anywhere, which accuses nobody (exiftool, MakerNotes.pm).
    if header?.maker == "Sanyo", offsets != .intact { offsets = .unknown }
    if offsets != .intact, offsets != .unknown, !Self.statesLess(header) {
      valuesBehind =
        bases.compactMap {
          reach.behind(range.upperBound, directory, base: $0, gap: gap, within: exif.bytes.count)
        }.first
      // Values that begin in their place weren't moved, even if another base is possible.
      if valuesBehind != nil { offsets = .scattered }
    }
    for (base, answer) in zip(bases, answers) where self.content == nil {
      // If the note was moved, its values aren't at its offsets but at a distance from them.
      if case .shifted(let shift) = answer { self.content = content(base + shift) }
      self.content = self.content ?? content(base)
    }
  }

  /// Whether cameras themselves may state a note of this form shorter than it is.
  ///
  /// An Olympus C720UZ does so, and Sanyo made cameras with this form for several makers.
  private static func statesLess(_ header: MakerNoteHeader?) -> Bool {
    header?.base == .block && ["Olympus", "Sanyo", "Epson", "Agfa"].contains(header?.maker)
  }

  /// Returns the note's IFD, and what its offsets count from if that is known; nil if there is no IFD with known types
  /// only.
  ///
  /// The other byte order is tried if the IFD makes no sense in the block's.
  private static func directory(
    in exif: ExifFacts, _ note: Range<Int>, _ header: MakerNoteHeader?
  ) -> (NoteDirectory, base: Int?)? {
    var start = note.lowerBound + (header?.start ?? 0)
    var order = exif.byteOrder
    var base: Int?
    switch header?.base {
    case .opaque: return nil
    case .block: base = blockBase(of: exif, note) + (countsFromTwelve(exif) ? 12 : 0)
    case .note: base = note.lowerBound
    case .either, nil: break
    case .ownHeader:
      guard start + 8 <= note.upperBound, let stated = ByteOrder(mark: exif.bytes[start...]) else {
        return nil
      }
      order = stated
      base = start
      let offset = exif.bytes.number(at: start + 4, count: 4, order)
      guard offset < note.count else { return nil }
      start += offset
    }
    for order in [order, order.other] {
      if let found = NoteDirectory(
        bytes: exif.bytes, note: note, start: start, order, base: nil), found.isSound
      {
        return (found, base)
      }
    }
    return nil
  }

  /// The position from which the note's offsets count, as an index of the block's bytes.
  ///
  /// It is 0 unless the block is an excerpt, which leaves out the bytes before the note.
  private static func blockBase(of exif: ExifFacts, _ note: Range<Int>) -> Int {
    exif.isExcerpt ? note.lowerBound - exif.fileOffset(at: note.lowerBound) + exif.fileOffset(at: 0) : 0
  }

  /// Whether the camera is the one model whose offsets count from the block's twelfth byte (exiftool, MakerNotes.pm).
  private static func countsFromTwelve(_ exif: ExifFacts) -> Bool {
    exif.entry(ExifTag.model, in: .ifd0).flatMap(exif.textBytes)?.starts(with: "DC-FT7".utf8) ?? false
  }

  /// Returns the content that names the maker, with its value read where the entry says; the first in the order of the
  /// list.
  private static func content(
    _ directory: NoteDirectory, base: Int, in exif: ExifFacts, _ note: Range<Int>
  ) -> MakerNoteContent? {
    guard
      let directory = NoteDirectory(
        bytes: exif.bytes, note: note, start: directory.start, directory.byteOrder, base: base)
    else { return nil }
    let entries = (0..<directory.count).compactMap(directory.entry)
    return MakerNoteContent.all.first { content in
      entries.contains {
        $0.tag == content.tag && $0.type == content.type
          && exif.bytes[$0.value].starts(with: content.prefix)
      }
    }
  }

  /// The extent of the values outside their entries, by what their entries say.
  private struct Reach {
    var count = 0
    var low = Int.max
    var high = 0

    init(_ directory: NoteDirectory, within byteCount: Int) {
      for (offset, size) in directory.outerValues where size < byteCount {
        count += 1
        low = min(low, offset)
        high = max(high, offset + size)
      }
    }

    func answer(
      _ directory: NoteDirectory, base: Int, gap: Int, end: Int, isBlockBase: Bool
    ) -> Offsets {
      if base + low >= directory.end && base + high <= end {
        // A camera that nobody measured may leave a gap, so this accuses nobody.
        let isDirect = [gap, NoteDirectory.greatestGap].contains(base + low - directory.end)
        return isDirect || !isBlockBase ? .intact : .unknown
      }
      let shift = directory.end + gap - (base + low)
      // Values that reach beyond the note from the right place weren't moved; the note was cut instead.
      return shift != 0 && directory.end + (high - low) <= end ? .shifted(by: shift) : .scattered
    }

    /// Returns what of the values is behind the note's end, if they begin in their place within the block.
    func behind(
      _ end: Int, _ directory: NoteDirectory, base: Int, gap: Int, within byteCount: Int
    ) -> Range<Int>? {
      guard base + low == directory.end + gap, base + high > end, base + high <= byteCount else { return nil }
      return end..<base + high
    }
  }
}

extension MakerNoteAttribution {
  /// Makers whose notes are a plain IFD without a header, with offsets that count from the block.
  private static let plainMakers: [Maker] = [.canon, .nikon, .minolta]

  /// The maker that the note itself names, and the makers that Make names in such cameras; nil if the note names none.
  var named: (maker: String, makers: [Maker])? {
    header.flatMap { header in header.maker.map { ($0, header.makers) } }
      ?? content.map { ($0.maker, $0.makers) }
  }

  /// Returns the maker that the note itself names, if Make names that maker too or none of its names in Make is known;
  /// nil otherwise.
  func maker(stated: StatedMaker?) -> String? {
    guard let named else { return nil }
    return named.makers.isEmpty || stated?.isOne(of: named.makers) ?? false ? named.maker : nil
  }

  /// Returns the maker that the note itself names, if Make names another; nil otherwise.
  func foreignMaker(stated: StatedMaker) -> String? {
    guard let named, !named.makers.isEmpty, stated.isName, !stated.isOne(of: named.makers) else { return nil }
    return named.maker
  }

  /// Whether the note's offsets are known to count from the block, so that a move breaks them.
  ///
  /// For a note without a header, Make decides.
  func dependsOnPlace(stated: StatedMaker?) -> Bool {
    switch header?.base {
    case .block: true
    case .note, .ownHeader, .either, .opaque: false
    case nil: stated?.isOne(of: Self.plainMakers) ?? false
    }
  }
}
