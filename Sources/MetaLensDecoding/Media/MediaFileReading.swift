import MetaLensFacts

/// Reads HEIF, AVIF and CR3, which consist of boxes (ISO/IEC 14496-12, ISO/IEC 23008-12; Canon's as Laurent Clévy's
/// canon_cr3 describes them).
enum MediaFileReading {
  static func read(
    _ format: PhotoFormat, depth: AnalysisDepth, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ContainerReading {
    var walk = MediaWalk(format, limits: context.limits)
    try walk.readFile(&context)
    if format == .cr3 {
      try walk.describeRaw(&context)
    } else {
      try walk.describeImage(&context)
      walk.describePictures(&context)
      try walk.describeMetadata(&context)
      if depth >= .structure {
        try walk.describeCoding(&context)
        try walk.describeAV1(&context)
        try walk.describeWork(&context)
      }
    }
    walk.describeItems(&context)
    if depth >= .structure { try walk.readUnclaimed(depth: depth, &context) }
    walk.reading.facts.detail = .media(walk.facts)
    return walk.reading
  }
}

/// A walk over one file's boxes: what has been read so far, and how many boxes may still be read.
struct MediaWalk {
  var reading: ContainerReading
  var facts = MediaFileFacts(majorBrand: "")
  var items = MediaItems()
  var tracks: [MediaTrack] = []
  var canon = CanonBlocks()
  private var boxesLeft: Int

  init(_ format: PhotoFormat, limits: ReadLimits) {
    reading = ContainerReading(format)
    // A box takes 8 bytes: in a large file made only of boxes, reading some of them is enough.
    boxesLeft = 16 * max(1, limits.parts)
  }

  /// Returns a cursor's next box, unless there were too many boxes.
  mutating func next(
    _ cursor: inout BoxCursor, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Box? {
    guard boxesLeft > 0 else {
      if boxesLeft == 0, cursor.position < cursor.end {
        boxesLeft = -1
        reading.isComplete = false
        context.log.add(.tooManyParts, at: "box", offset: cursor.position, "the rest is not walked")
      }
      return nil
    }
    boxesLeft -= 1
    return try cursor.next(into: &reading, &context)
  }

  /// Returns a box's whole payload, if a block of metadata may be that large.
  mutating func payload(
    of box: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ByteFields? {
    guard context.allowsBlock(of: box.payload.count, at: box.type, offset: box.offset) else { return nil }
    return try context.fields(box.payload, maximum: box.payload.count)
  }

  /// Sets a part's note, which describes it for people.
  mutating func note(_ box: Box, _ text: String) {
    guard let index = box.partIndex else { return }
    reading.facts.parts[index].note = text
  }

  /// Returns the text up to a NUL or the end of the bytes, as a name of 256 bytes at most.
  static func text(_ fields: ByteFields, at index: Int) -> (text: String, end: Int) {
    guard index < fields.bytes.count else { return ("", fields.bytes.count) }
    let bytes = fields.bytes[index...].prefix { $0 != 0 }
    return (ByteFields.name(of: bytes.prefix(256)), min(bytes.endIndex + 1, fields.bytes.count))
  }
}
