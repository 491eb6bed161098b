/// The layout of an EXIF block: the places and the order of its parts, and what is between them.
///
/// Programs that write EXIF can be recognized by it, like handwriting; this type doesn't judge.
package struct ExifLayout: Sendable {
  /// A kind of part of the block.
  package enum Part: Sendable, Equatable {
    /// The eight bytes of the TIFF header.
    case header
    /// A directory: its count, entries and next-IFD pointer.
    case directory(ExifDirectory.Kind)
    /// A value outside its entry.
    case value(ExifDirectory.Kind, tag: UInt16)
    /// The thumbnail's JPEG.
    case thumbnail
    /// Bytes that nothing points to; `isZero` says whether all are 0.
    case gap(isZero: Bool)
  }

  /// A region of the block.
  package struct Region: Sendable {
    package var part: Part
    /// The range in the block, which may overlap others.
    package var range: Range<Int>
    /// The number of bytes by which it overlaps what precedes it; 0 if nothing overlaps.
    package var overlap: Int
  }

  /// A directory as written.
  package struct Directory: Sendable, Equatable {
    package var kind: ExifDirectory.Kind
    /// The offset of its entry count in the block.
    package var offset: Int
    /// Whether tags ascend, as TIFF 6.0 (section 2) requires; the same tag twice in a row counts as ascending.
    package var isSorted = true
    /// The tags that occur again, once for each further occurrence.
    package var duplicateTags: [UInt16] = []
    /// Whether values outside their entries are in the order of their entries.
    package var areValuesInOrder = true
    /// The number of those values at an odd offset, which TIFF 6.0 forbids.
    package var oddOffsetCount = 0
    /// Whether its first value begins directly after the entries, in the place of the next-IFD pointer.
    package var lacksNextPointer = false
  }

  /// All regions in the order of their offsets, including gaps, so that they cover the block.
  package var regions: [Region] = []
  /// The directories, in the order in which they were reached.
  package var directories: [Directory] = []
  /// What follows the last part.
  package var slack = 0..<0
  package var isSlackZero = true

  /// Returns the directory of a kind; nil if there is none.
  package func directory(_ kind: ExifDirectory.Kind) -> Directory? { directories.first { $0.kind == kind } }

  /// Determines the layout of a block, in O(n log n) time for n entries plus time proportional to the block's size.
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

  /// Sorts the parts by their offsets and adds the gaps between them.
  private mutating func arrange(_ parts: [(part: Part, range: Range<Int>)], in bytes: [UInt8]) {
    // Numbers sort faster than structures: the offset is in the upper half, the index in the lower.
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
  /// Examines a directory's entries in one pass; adds its parts to those of the block.
  init(
    _ directory: ExifDirectory, parts: inout [(part: ExifLayout.Part, range: Range<Int>)], byteCount: Int
  ) {
    let entriesEnd = min(byteCount, directory.offset + 2 + 12 * directory.entries.count)
    kind = directory.kind
    offset = directory.offset
    var highest: UInt16 = 0
    var seen = DuplicateTagDetector()
    var lastValue = -1
    for (index, entry) in directory.entries.enumerated() {
      if entry.tag < highest { isSorted = false }
      highest = max(highest, entry.tag)
      if !seen.insert(entry.tag, after: directory.entries[..<index]) { duplicateTags.append(entry.tag) }
      // A value in the last four bytes of the entry itself isn't a part of its own.
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
