import MetaLensBytes

/// How the values of Apple's maker note are laid out after its entries.
///
/// iOS 16 and later pack them; a program that rewrites EXIF puts each value at an even place.
struct AppleNoteLayout: Sendable {
  /// The number of single zeros between a value and the next: padding of odd values.
  private(set) var padCount = 0
  /// The number of bytes after the last value.
  private(set) var spareCount = 0
  /// Whether a value of odd length precedes another: if none does, there is nothing to pad.
  private(set) var hasOddValue = false
  /// Where the first padding or spare byte is in the block; nil if there is none.
  private(set) var firstPad: Int?

  /// Reads the layout of a block's note; nil if the note isn't Apple's, or a value isn't within it.
  init?(of exif: ExifFacts) {
    guard let note = exif.entry(ExifTag.makerNote, in: .exif)?.value, note.upperBound <= exif.bytes.count,
      let header = MakerNoteHeader.header(of: exif.bytes[note]), header.maker == "Apple"
    else { return nil }
    guard let order = ByteOrder(mark: exif.bytes[note].dropFirst(12)),
      let directory = NoteDirectory(
        bytes: exif.bytes, note: note, start: note.lowerBound + header.start, order,
        base: note.lowerBound)
    else { return nil }
    var values: [Range<Int>] = []
    for index in 0..<directory.count {
      let entry = directory.start + 2 + 12 * index
      func number(_ place: Int, _ count: Int) -> Int {
        exif.bytes.number(at: entry + place, count: count, order)
      }
      guard let width = Self.width(ofType: number(2, 2)) else { return nil }
      // At most 2^32 x 8.
      let size = number(4, 4) * width
      guard size > 4 else { continue }
      let start = note.lowerBound + number(8, 4)
      guard start >= directory.end, start <= note.upperBound, size <= note.upperBound - start else {
        return nil
      }
      values.append(start..<start + size)
    }
    values.sort { $0.lowerBound < $1.lowerBound }
    hasOddValue = values.dropLast().contains { $0.count & 1 == 1 }
    for (value, next) in zip(values, values.dropFirst())
    where next.lowerBound == value.upperBound + 1 && value.count & 1 == 1
      && exif.bytes[value.upperBound] == 0
    {
      padCount += 1
      firstPad = firstPad ?? value.upperBound
    }
    guard let end = values.last?.upperBound else { return }
    spareCount = note.upperBound - end
    if spareCount > 0 { firstPad = firstPad ?? end }
  }

  /// Returns the number of bytes of a value by its type's number; types 16 to 18 are BigTIFF's, which Apple uses.
  private static func width(ofType number: Int) -> Int? {
    if (16...18).contains(number) { return 8 }
    return UInt16(exactly: number).flatMap(ExifType.init(rawValue:))?.byteCount
  }

  /// Whether a program that pads odd values wrote the note.
  var isPadded: Bool { padCount > 0 || spareCount == 1 }
}
