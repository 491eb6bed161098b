import MetaLensFacts

/// HEIF, AVIF and CR3: boxes (ISO/IEC 14496-12, ISO/IEC 23008-12; Canon's as Laurent Clévy's canon_cr3 describes them).
enum MediaFileReading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, format: PhotoFormat, window: inout SparseWindow, depth: AnalysisDepth,
    limits: ReadLimits, log: inout DiagnosticLog
  ) throws(PhotoReadingError) -> ContainerReading {
    var walk = MediaWalk(format: format, window: window, limits: limits, log: log)
    try walk.readFile(source)
    if format == .cr3 {
      try walk.describeRaw(source)
    } else {
      try walk.describeImage(source)
      walk.describePictures()
      try walk.describeMetadata(source)
    }
    walk.facts.items = walk.items.list.map(\.fact)
    walk.reading.facts.detail = .media(walk.facts)
    window = walk.window
    log = walk.log
    return walk.reading
  }
}

/// The reading of one file: what is known so far, and what the boxes may still cost.
struct MediaWalk {
  var window: SparseWindow
  var reading: ContainerReading
  var log: DiagnosticLog
  let limits: ReadLimits
  var facts = MediaFileFacts(majorBrand: "")
  var items = MediaItems()
  var tracks: [MediaTrack] = []
  var canon = CanonBlocks()
  private var boxesLeft: Int

  init(format: PhotoFormat, window: SparseWindow, limits: ReadLimits, log: DiagnosticLog) {
    self.window = window
    self.limits = limits
    self.log = log
    reading = ContainerReading(format)
    // A box takes 8 bytes: of a large file made of nothing else, some are enough.
    boxesLeft = 16 * max(1, limits.parts)
  }

  /// The next box of a cursor, as long as there weren't too many.
  mutating func next<Source: ByteSource & ~Copyable>(
    _ cursor: inout BoxCursor, _ source: borrowing Source
  ) throws(PhotoReadingError) -> Box? {
    guard boxesLeft > 0 else {
      if boxesLeft == 0, cursor.position < cursor.end {
        boxesLeft = -1
        reading.isComplete = false
        log.add(.tooManyParts, at: "box", offset: cursor.position, "the rest is not walked")
      }
      return nil
    }
    boxesLeft -= 1
    return try cursor.next(&window, source, into: &reading, limits: limits, log: &log)
  }

  /// All that a box holds, if a block of metadata may be that large.
  mutating func payload<Source: ByteSource & ~Copyable>(
    of box: Box, _ source: borrowing Source
  ) throws(PhotoReadingError) -> ByteFields? {
    guard box.payload.count <= limits.blockBytes else {
      log.add(.blockTooLarge, at: box.type, offset: box.offset, "\(box.payload.count) bytes")
      return nil
    }
    return try prefix(of: box, count: box.payload.count, source)
  }

  /// The first bytes of what a box holds: as many as asked for, or as there are.
  mutating func prefix<Source: ByteSource & ~Copyable>(
    of box: Box, count: Int, _ source: borrowing Source
  ) throws(PhotoReadingError) -> ByteFields? {
    let start = box.payload.lowerBound
    return try window.bytes(at: start, count: min(count, box.payload.count), from: source)
      .map { ByteFields($0) }
  }

  /// Says for people what a part is.
  mutating func note(_ box: Box, _ text: String) {
    guard let index = box.partIndex else { return }
    reading.facts.parts[index].note = text
  }

  /// Text up to a NUL or the end of the bytes, as a name.
  static func text(_ fields: ByteFields, at index: Int, limit: Int = 256) -> (text: String, end: Int) {
    guard index < fields.bytes.count else { return ("", fields.bytes.count) }
    let bytes = fields.bytes[index...].prefix { $0 != 0 }
    return (ByteFields.name(of: bytes.prefix(limit)), min(bytes.endIndex + 1, fields.bytes.count))
  }
}
