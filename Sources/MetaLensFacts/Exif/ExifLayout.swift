/// How an EXIF block is written: which part stands where, in which order, and what lies between.
///
/// Programs that write EXIF differ in this as handwriting does; nothing here judges.
package struct ExifLayout: Sendable {
  /// What a stretch of the block is.
  package enum Part: Sendable, Equatable {
    /// The eight bytes of the TIFF header.
    case header
    /// A directory: its count, entries and next-IFD pointer.
    case directory(ExifDirectory.Kind)
    /// A value that stands outside its entry.
    case value(ExifDirectory.Kind, tag: UInt16)
    /// The thumbnail's JPEG.
    case thumbnail
    /// Bytes that nothing points at, and whether all are 0.
    case gap(isZero: Bool)
  }

  /// A stretch of the block.
  package struct Region: Sendable {
    /// What it is.
    package var part: Part
    /// Where it stands within the block; it may overlap others.
    package var range: Range<Int>
    /// The bytes by which it begins before the end of what stands before it; 0 where nothing overlaps.
    package var overlap: Int
  }

  /// One directory as written.
  package struct Directory: Sendable, Equatable {
    /// Which directory it is.
    package var kind: ExifDirectory.Kind
    /// Offset of its entry count within the block.
    package var offset: Int
    /// Whether tags ascend, as TIFF 6.0 (section 2) wants it; the same tag twice in a row counts as ascending.
    package var isSorted = true
    /// Tags that occur more than once, each time after the first.
    package var duplicateTags: [UInt16] = []
    /// Whether values that stand outside their entries stand in the order of their entries.
    package var areValuesInOrder = true
    /// Count of those values at an odd offset, which TIFF 6.0 forbids.
    package var oddOffsetCount = 0
    /// Whether its first value begins right behind the entries, where the next-IFD pointer ought to be.
    package var lacksNextPointer = false
  }

  /// Every part in the order it stands; gaps included, so that the regions cover the block.
  package var regions: [Region] = []
  /// The directories in the order they were reached.
  package var directories: [Directory] = []
  /// What follows the last part.
  package var slack = 0..<0
  /// Whether the slack is nothing but zeros.
  package var isSlackZero = true

  /// The directory of a kind, or nil.
  package func directory(_ kind: ExifDirectory.Kind) -> Directory? { directories.first { $0.kind == kind } }

  /// Lays out a block: cost grows with its entries times the logarithm of their number, and with its bytes.
  package init(of exif: ExifFacts) {
    var parts: [(part: Part, range: Range<Int>)] = [(.header, 0..<min(8, exif.bytes.count))]
    parts.reserveCapacity(exif.directories.reduce(2) { $0 + 1 + $1.entries.count })
    directories.reserveCapacity(exif.directories.count)
    for directory in exif.directories {
      directories.append(Directory(directory, parts: &parts, byteCount: exif.bytes.count))
    }
    if let thumbnail = exif.thumbnailRange { parts.append((.thumbnail, thumbnail)) }
    arrange(parts, in: exif.bytes)
  }

  /// Sorts the parts by place, and names what lies between them.
  private mutating func arrange(_ parts: [(part: Part, range: Range<Int>)], in bytes: [UInt8]) {
    // Numbers sort faster than structures: the offset above, the index below.
    let order = parts.indices.map { UInt64(parts[$0].range.lowerBound) << 32 | UInt64($0) }.sorted()
    regions.reserveCapacity(parts.count + 8)
    var end = 0
    func isZero(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0 } }
    for key in order {
      let (part, range) = parts[Int(key & 0xFFFF_FFFF)]
      if range.lowerBound > end {
        let gap = end..<range.lowerBound
        regions.append(Region(part: .gap(isZero: isZero(gap)), range: gap, overlap: 0))
      }
      regions.append(Region(part: part, range: range, overlap: max(0, end - range.lowerBound)))
      end = max(end, range.upperBound)
    }
    slack = end..<max(end, bytes.count)
    isSlackZero = isZero(slack)
    if !slack.isEmpty { regions.append(Region(part: .gap(isZero: isSlackZero), range: slack, overlap: 0)) }
  }
}

extension ExifLayout.Directory {
  /// One pass over a directory's entries; its parts are added to those of the block.
  init(
    _ directory: ExifDirectory, parts: inout [(part: ExifLayout.Part, range: Range<Int>)], byteCount: Int
  ) {
    let entriesEnd = min(byteCount, directory.offset + 2 + 12 * directory.entries.count)
    kind = directory.kind
    offset = directory.offset
    var highest: UInt16 = 0
    var seen = TagsSeen()
    var lastValue = -1
    for (index, entry) in directory.entries.enumerated() {
      if entry.tag < highest { isSorted = false }
      highest = max(highest, entry.tag)
      if !seen.insert(entry.tag, after: directory.entries[..<index]) { duplicateTags.append(entry.tag) }
      // Within the entry's own last four bytes a value stands in line.
      guard let value = entry.value, value.lowerBound != entry.offset + 8, !value.isEmpty else { continue }
      oddOffsetCount += value.lowerBound & 1
      if value.lowerBound < lastValue { areValuesInOrder = false }
      if value.lowerBound == entriesEnd { lacksNextPointer = true }
      lastValue = value.lowerBound
      parts.append((.value(kind, tag: entry.tag), value))
    }
    let end = lacksNextPointer ? entriesEnd : min(byteCount, entriesEnd + 4)
    parts.append((.directory(kind), offset..<max(offset, end)))
  }
}
