import MetaLensFacts

/// Reads the date in Kodak's maker notes that begin with `KDK` (ExifTool tag names, Kodak).
///
/// Such a note has no IFD: its values are at fixed places after a header of eight bytes. Checked on originals by
/// a DX4330 and a DX6490, whose dates equal DateTimeOriginal to the second.
enum KodakNote {
  /// Reads the note in this range of a block, which must be within the block.
  static func read(_ note: Range<Int>, of block: [UInt8], into reading: inout NoteReading) {
    // Year, month, day, hour, minute and second; hundredths follow, which aren't read.
    let place = note.lowerBound + 8 + 0x10
    guard place + 7 <= note.upperBound, note.upperBound <= block.count else { return }
    let order = block[note].starts(with: "KDK INFO".utf8) ? ByteOrder.bigEndian : .littleEndian
    let numbers = [block.number(at: place, count: 2, order)] + block[place + 2..<place + 7].map { Int($0) }
    guard zip(numbers, limits).allSatisfy({ number, limit in limit.contains(number) }) else { return }
    reading.add(.date, "DateCreated", at: place..<place + 7, NoteText.moment(numbers))
  }

  /// The numbers that a camera's clock can show, from the year to the second.
  private static let limits = [1990...2089, 1...12, 1...31, 0...23, 0...59, 0...59]
}
