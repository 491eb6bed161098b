import MetaLensFacts

/// Where a directory's picture stands: its strips or tiles, or the JPEG that it points at.
struct TIFFPieces {
  /// How the directory points at them.
  enum Kind: String {
    case strips, tiles
    /// Tags 0x0201 and 0x0202: one JPEG.
    case jpeg = "JPEG"
  }

  let kind: Kind
  /// Count of the pieces as written.
  var count = 0
  /// Bytes of all of them as stated.
  var byteCount = 0
  /// Bytes of those that lie in the file.
  var insideByteCount = 0
  /// Where the first in file order begins, if it lies in the file.
  var firstOffset: Int?
  /// Where the last in file order ends, of those in the file.
  var end = 0
  /// Whether all of them lie in the file, as far as they were looked at.
  var areInside = true
  /// Whether there are more than were looked at.
  var isLimited = false
  /// The pieces that lie in the file, neighbours joined, as far as `maximumRanges` allows.
  var ranges: [Range<Int>] = []

  /// Ranges that are kept of one picture.
  static let maximumRanges = 1024
  /// Pieces of all pictures of a file whose places are read; a picture of 100,000 rows in strips of one has fewer.
  static let maximumPieces = 1 << 18
  /// Pieces whose places are read at once.
  private static let step = 8192

  init(kind: Kind) { self.kind = kind }

  /// Where all of them stand, in their order; empty where some aren't there, have no stated size, or are too many.
  var exactRanges: [Range<Int>] {
    areInside && !isLimited && ranges.reduce(0) { $0 + $1.count } == byteCount ? ranges : []
  }

  /// Reads where a directory's pieces stand; nil where it has none.
  ///
  /// - Parameter budget: how many more may be looked at in this file.
  init?(
    of directory: TIFFDirectory, budget: inout Int, _ context: inout ReadingContext
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
    // More than are looked at aren't damage. Sizes are left out by old writers, whose pieces count as there where they begin in
    // the file; a list shorter than the other is damage.
    isLimited = looked < known
    if isLimited {
      context.log.add(
        .tooManyEntries, at: directory.name, offset: places.lowerBound, "\(known) \(kind.rawValue)")
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

  /// Adds a piece; one of no bytes at 0 is a tile that isn't written, as sparse files have them.
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
