import MetaLensFacts

/// Decodes the index in the MPF segment to a list of pictures (CIPA DC-007, 5.2).
enum MultiPictureDecoding {
  /// The maximum number of pictures read from a list.
  private static let maximumEntries = 256

  /// Reads the index; nil if the segment has no readable index.
  static func decode(
    _ segment: JPEGSegment, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> MultiPicture? {
    guard segment.payloadCount > 12 else { return nil }
    let bytes = try context.source.window(at: segment.payloadOffset, count: segment.payloadCount)
    // After "MPF" and NUL there is a TIFF header, from which offsets count.
    let base = 4
    guard bytes.starts(with: [0x4D, 0x50, 0x46, 0]), let order = ByteOrder(mark: bytes[base...]) else {
      return nil
    }
    let reader = ByteFields(bytes[base...], order)
    guard let directory = reader.uint32(at: 4), let count = reader.uint16(at: directory) else { return nil }
    var stated = 0
    var list: (offset: Int, count: Int)?
    for index in 0..<min(count, (bytes.count - base) / 12) {
      let entry = directory + 2 + 12 * index
      guard let tag = reader.uint16(at: entry), let size = reader.uint32(at: entry + 4),
        let value = reader.uint32(at: entry + 8)
      else { break }
      if tag == 0xB001 { stated = value }
      if tag == 0xB002 { list = (value, size / 16) }
    }
    guard let list else { return nil }
    var entries: [MultiPicture.Entry] = []
    // All walks together may read as many bytes as the file has: the rest of the budget is for data after the picture.
    var unwalked = context.byteCount
    for index in 0..<min(list.count, stated, Self.maximumEntries) {
      let place = list.offset + 16 * index
      guard let attribute = reader.uint32(at: place), let size = reader.uint32(at: place + 4),
        let offset = reader.uint32(at: place + 8)
      else { break }
      // The first picture is the file's own, whose offset is 0 by definition (5.2.3.3.3).
      let position = index == 0 ? 0 : segment.payloadOffset + base + offset
      var isPicture = position + size <= context.byteCount && size >= 4
      if isPicture {
        isPicture = try context.source.window(at: position, count: 2) == [0xFF, JPEGMarker.startOfImage]
      }
      var entry = MultiPicture.Entry(
        attribute: UInt32(truncatingIfNeeded: attribute), byteCount: size, offset: position,
        isPicture: isPicture)
      // The end of the file's own picture is found by its segments.
      if isPicture, index > 0 {
        let end = try ending(of: position..<position + size, context)
        (entry.isEnded, entry.isPicture) = (end == .marker, end != .nothing)
      }
      if !isPicture, index > 0, size >= 4, position < context.byteCount - 4,
        position + size > context.byteCount,
        try context.source.window(at: position, count: 2) == [0xFF, JPEGMarker.startOfImage]
      {
        entry.isCut = try ending(of: position..<context.byteCount, context) != .marker
        // If a maker's trailer follows, only the picture's segments show where a complete picture ends.
        let rest = position..<context.byteCount
        if entry.isCut, rest.count <= unwalked {
          unwalked -= rest.count
          entry.isCut = try TrailerDecoding.jpegEnd(rest, &context) == nil
        }
      }
      entries.append(entry)
    }
    return MultiPicture(offset: segment.offset, entries: entries, statedCount: stated)
  }

  /// The maximum number of zeros or fill bytes accepted as padding after a picture's EOI.
  ///
  /// The 22 second pictures in our collection, of ten makers and programs, end with EOI.
  private static let maximumPadding = 1 << 12

  /// What a picture has at the end that its size states.
  private enum Ending {
    /// EOI, perhaps followed by padding.
    case marker
    case other
    /// Only zeros or 0xFF, as in a preallocated file whose writing was interrupted.
    case nothing
  }

  /// How far back EOI is searched in a run of one value, in bytes.
  private static let maximumLookedBack = 1 << 18

  private static func ending(
    of range: Range<Int>, _ context: borrowing ReadingContext
  ) throws(PhotoReadingError) -> Ending {
    for maximum in [maximumPadding + 2, maximumLookedBack] {
      let count = min(range.count, maximum)
      let bytes = try context.source.window(at: range.upperBound - count, count: count)
      guard let last = bytes.last else { return .other }
      // Padding with 0xFF, which may also precede a marker, ends at the last byte with another value.
      let end = last == 0 || last == 0xFF ? bytes.lastIndex { $0 != last } : bytes.indices.last
      guard let end, end > 0 else { continue }
      let isMarked = bytes[end - 1] == 0xFF && bytes[end] == JPEGMarker.endOfImage
      let padding = bytes.count - end - 1
      if isMarked { return padding <= maximumPadding ? .marker : .other }
      return padding < maximumPadding ? .other : .nothing
    }
    return .nothing
  }
}
