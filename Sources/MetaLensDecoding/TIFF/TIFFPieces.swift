import MetaLensFacts

/// The places of a directory's picture: its strips or tiles, or the JPEG that the directory points to.
struct TIFFPieces {
  /// The kinds of pieces.
  enum Kind: String {
    case strips, tiles
    /// Tags 0x0201 and 0x0202: one JPEG.
    case jpeg = "JPEG"
  }

  let kind: Kind
  /// The number of pieces as written.
  var count = 0
  /// The stated number of bytes of all pieces.
  var byteCount = 0
  /// The number of bytes of the pieces within the file.
  var insideByteCount = 0
  /// The lowest offset of a piece within the file; nil if there is none.
  var firstOffset: Int?
  /// The highest end of a piece within the file.
  var end = 0
  /// Whether all pieces are within the file, as far as they were read.
  var areInside = true
  /// Whether there are more pieces than were read.
  var isLimited = false
  /// The ranges of the pieces within the file, with neighbours joined, up to `maximumRanges`.
  var ranges: [Range<Int>] = []

  /// The maximum number of ranges kept for a picture.
  static let maximumRanges = 1024
  /// The maximum number of pieces read for all pictures of a file.
  ///
  /// A picture of 100,000 rows in strips of one row has fewer. If there are more, `TIFFEnd` looks where they end.
  static let maximumPieces = 1 << 18
  /// The number of pieces whose places are read at once.
  private static let step = 8192

  init(kind: Kind) { self.kind = kind }

  /// The ranges of all pieces in order; empty if some are missing, have no stated size, or are too many.
  var exactRanges: [Range<Int>] {
    areInside && !isLimited && ranges.reduce(0) { $0 + $1.count } == byteCount ? ranges : []
  }

  /// Reads the places of a directory's pieces; nil if it has none.
  ///
  /// - Parameters:
  ///   - container: The beginning of its location, as of the walk.
  ///   - budget: The number of pieces that may still be read in this file.
  init?(
    of directory: TIFFDirectory, container: String, budget: inout Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    let tags: (kind: Kind, offsets: UInt16, counts: UInt16)
    if directory.entry(TIFFTag.tileOffsets) != nil {
      tags = (.tiles, TIFFTag.tileOffsets, TIFFTag.tileByteCounts)
    } else if directory.entry(ExifTag.stripOffsets) != nil {
      tags = (.strips, ExifTag.stripOffsets, TIFFTag.stripByteCounts)
    } else if directory.entry(ExifTag.thumbnailOffset) != nil {
      tags = (.jpeg, ExifTag.thumbnailOffset, ExifTag.thumbnailLength)
    } else {
      return nil
    }
    self.init(kind: tags.kind)
    guard let offsets = directory.entry(tags.offsets), offsets.count > 0 else { return nil }
    count = Int(offsets.count)
    guard let width = TIFFDirectory.integerWidth(offsets.rawType), let places = offsets.value else {
      areInside = false
      return
    }
    let counts = directory.entry(tags.counts).flatMap { entry in
      TIFFDirectory.integerWidth(entry.rawType).flatMap { width in
        entry.value.map { (width: width, range: $0, entry: entry) }
      }
    }
    let isCounted = counts.map { $0.entry.count >= offsets.count } ?? false
    let known = min(count, Int(counts?.entry.count ?? offsets.count))
    let looked = min(known, max(0, budget))
    budget -= looked
    // More pieces than are read aren't damage. Old writers leave out sizes; such pieces count as present if they begin
    // within the file. A list that is shorter than the other is damage.
    isLimited = looked < known
    if isLimited {
      context.log.add(
        .tooManyEntries, at: "\(container) \(directory.name)", offset: places.lowerBound,
        "\(known) \(kind.rawValue)")
    }
    if counts != nil && !isCounted { areInside = false }
    for start in stride(from: 0, to: looked, by: Self.step) {
      let indices = start..<min(looked, start + Self.step)
      let first = try Self.numbers(indices, width, offsets, places, directory, &context)
      var second: [Int] = []
      if let counts {
        second = try Self.numbers(
          indices, counts.width, counts.entry, counts.range, directory, &context)
      }
      for (index, offset) in first.enumerated() {
        add(offset, index < second.count ? second[index] : 0, in: context.byteCount)
      }
    }
  }

  /// Adds a piece.
  ///
  /// A piece of 0 bytes at offset 0 is an unwritten tile, as in sparse files, and is skipped.
  mutating func add(_ offset: Int, _ length: Int, in fileByteCount: Int) {
    guard offset != 0 || length != 0 else { return }
    byteCount = length > Int.max - byteCount ? .max : byteCount + length
    guard offset <= fileByteCount, length <= fileByteCount - offset else {
      areInside = false
      return
    }
    insideByteCount += length
    end = max(end, offset + length)
    firstOffset = min(firstOffset ?? offset, offset)
    if let last = ranges.last, last.upperBound == offset {
      ranges[ranges.count - 1] = last.lowerBound..<offset + length
    } else if ranges.count < Self.maximumRanges, length > 0 {
      ranges.append(offset..<offset + length)
    }
  }

  private static func numbers(
    _ indices: Range<Int>, _ width: Int, _ entry: ExifEntry, _ range: Range<Int>, _ directory: TIFFDirectory,
    _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Int] {
    var part = entry
    part.value = range.lowerBound + indices.lowerBound * width..<range.lowerBound + indices.upperBound * width
    let bytes = try directory.bytes(of: part, maximum: indices.count * width, &context) ?? []
    let fields = ByteFields(bytes, directory.fields.byteOrder)
    return (0..<bytes.count / width).map { fields.number(at: $0 * width, count: width) ?? .max }
  }
}
