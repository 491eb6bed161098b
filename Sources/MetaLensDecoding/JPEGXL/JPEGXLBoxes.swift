import MetaLensFacts

/// The boxes of a JPEG XL file (ISO/IEC 18181-2).
struct JPEGXLBoxes {
  private var reading = ContainerReading(.jpegXL)
  private var detail = JPEGXLFacts(isBoxed: true)
  /// The codestream's first bytes, which several boxes may share, and where they begin.
  private var head: [UInt8] = []
  private var headOffset: Int?
  /// The number that the next `jxlp` box has.
  private var nextPart = 0
  /// Whether the codestream is there to its end.
  private var isCodestreamWhole = false
  /// Whether the file ends before a box does.
  private var isCut = false
  /// Streams unpacked so far.
  private var unpackedCount = 0

  /// Streams that are unpacked: each may cost `ReadLimits.blockBytes` of output, however short it is.
  private static let unpackedLimit = 8

  /// Types that JPEG XL files hold at their own level.
  static let types: Set<String> = [
    "JXL ", "ftyp", "jxll", "jxli", "jxlc", "jxlp", "jbrd", "jhgm", "Exif", "xml ", "jumb", "brob", "uuid",
    "free", "skip",
  ]

  mutating func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, limits: ReadLimits, log: inout DiagnosticLog
  ) throws(PhotoReadingError) {
    var cursor = BoxCursor(0..<window.byteCount, level: 0)
    while cursor.position < cursor.end {
      if isCodestreamWhole,
        try BoxFileEnd.isEnd(at: cursor.position, types: Self.types, &window, source)
      {
        break
      }
      guard let box = try cursor.next(&window, source, into: &reading, limits: limits, log: &log) else {
        isCut = true
        break
      }
      if !box.isWhole { isCut = true }
      try read(box, source, window: &window, limits: limits, log: &log)
    }
    if !isCut { reading.facts.endOffset = cursor.position }
  }

  /// What was read.
  ///
  /// - Throws: where neither a codestream nor metadata was found.
  consuming func finish() throws(PhotoReadingError) -> ContainerReading {
    reading.facts.detail = .jpegXL(detail)
    if let headOffset { reading.facts.image = JPEGXLCodestream(head)?.header(at: headOffset) }
    reading.isComplete = !isCut && isCodestreamWhole && reading.facts.image != nil
    if reading.facts.image == nil, reading.facts.metadata.isEmpty {
      if isCut { throw .truncatedBeforeFrame }
      throw .malformed("no codestream in the boxes")
    }
    return reading
  }

  private mutating func read<Source: ByteSource & ~Copyable>(
    _ box: Box, _ source: borrowing Source, window: inout SparseWindow, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(PhotoReadingError) {
    switch box.type {
    case "jxlc":
      try readCodestream(box, from: box.payload, isLast: true, source, &window)
    case "jxlp":
      try readPart(box, source, window: &window, log: &log)
    case "jbrd": detail.holdsJPEG = true
    case "jhgm" where reading.facts.pictures.isEmpty:
      reading.facts.pictures.append(
        EmbeddedPicture(role: .gainMap, coding: "JPEG XL", ranges: [box.payload], label: box.type))
    case "Exif":
      reading.add(MetadataBlock(.exif, container: box.type, ranges: [box.payload]), limits: limits)
      if let bytes = try MetadataBytes.read(box.payload, at: "JXL Exif", source, &window, limits, &log) {
        takeExif(bytes, in: box, location: "JXL Exif", isPacked: false, log: &log)
      }
    case "xml ":
      reading.add(MetadataBlock(.xmp, container: box.type, ranges: [box.payload]), limits: limits)
    case "jumb":
      let head = box.payload.prefix(ContentCredentials.headCount)
      if let bytes = try window.bytes(at: head.lowerBound, count: head.count, from: source),
        ContentCredentials.begin(bytes)
      {
        reading.add(
          MetadataBlock(.contentCredentials, container: box.type, ranges: [box.payload]), limits: limits)
      }
    case "brob": try readPacked(box, source, window: &window, limits: limits, log: &log)
    default: break
    }
  }

  /// A part of the codestream: a number, whose highest bit marks the last one, and bytes (18181-2, `jxlp`).
  private mutating func readPart<Source: ByteSource & ~Copyable>(
    _ box: Box, _ source: borrowing Source, window: inout SparseWindow, log: inout DiagnosticLog
  ) throws(PhotoReadingError) {
    let number = try window.bytes(at: box.payload.lowerBound, count: min(4, box.payload.count), from: source)
      .flatMap { ByteFields($0).uint32(at: 0) }
    guard let number else {
      log.add(.partInvalid, at: box.type, offset: box.offset, "\(box.payload.count) bytes")
      return
    }
    let index = number & 0x7FFF_FFFF
    if index != nextPart {
      log.add(.partMisplaced, at: box.type, offset: box.offset, "part \(index), not \(nextPart)")
    }
    nextPart = index + 1
    try readCodestream(
      box, from: box.payload.dropFirst(4), isLast: number & 0x8000_0000 != 0, source, &window)
  }

  private mutating func readCodestream<Source: ByteSource & ~Copyable>(
    _ box: Box, from bytes: Range<Int>, isLast: Bool, _ source: borrowing Source,
    _ window: inout SparseWindow
  ) throws(PhotoReadingError) {
    let wanted = bytes.prefix(JPEGXLCodestream.headCount - head.count)
    if !isCodestreamWhole, !wanted.isEmpty {
      if headOffset == nil { headOffset = wanted.lowerBound }
      head += try window.bytes(at: wanted.lowerBound, count: wanted.count, from: source) ?? []
    }
    if isLast, box.isWhole { isCodestreamWhole = true }
  }

  /// A box that is packed with Brotli: the type that it has unpacked, then the stream (18181-2, `brob`).
  private mutating func readPacked<Source: ByteSource & ~Copyable>(
    _ box: Box, _ source: borrowing Source, window: inout SparseWindow, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(PhotoReadingError) {
    let type = try window.bytes(at: box.payload.lowerBound, count: min(4, box.payload.count), from: source)
      .flatMap { ByteFields($0).name(at: 0) }
    guard let type else {
      log.add(.partInvalid, at: box.type, offset: box.offset, "\(box.payload.count) bytes")
      return
    }
    if let index = box.partIndex { reading.facts.parts[index].note = type }
    let packed = box.payload.dropFirst(4)
    let label = "brob \(type)"
    switch type {
    case "Exif":
      reading.add(
        MetadataBlock(.exif, container: label, ranges: [packed], packing: .brotli), limits: limits)
      guard reading.exif == nil else {
        log.add(.secondExifBlock, at: "JXL \(label)", offset: box.offset, "\(packed.count) bytes")
        return
      }
      if mayUnpack(box, log: &log),
        let bytes = try MetadataBytes.unpack(packed, at: "JXL \(label)", source, &window, limits, &log)
      {
        takeExif(bytes, in: box, location: "JXL \(label)", isPacked: true, log: &log)
      }
    case "xml ":
      reading.add(
        MetadataBlock(.xmp, container: label, ranges: [packed], packing: .brotli), limits: limits)
    case "jumb":
      guard mayUnpack(box, log: &log) else { return }
      let head = try MetadataBytes.unpackedHead(packed, ContentCredentials.headCount, source, &window)
      if ContentCredentials.begin(head[...]) {
        reading.add(
          MetadataBlock(.contentCredentials, container: label, ranges: [packed], packing: .brotli),
          limits: limits)
      }
    case "brob", "jbrd", "jxlc", "jxli", "jxll", "jxlp":
      // These mustn't be packed, and nobody unpacks them.
      log.add(.partInvalid, at: "JXL \(label)", offset: box.offset)
    default: break
    }
  }

  /// Takes an Exif box's payload: the offset of the TIFF header behind these four bytes, then the block.
  private mutating func takeExif(
    _ bytes: [UInt8], in box: Box, location: String, isPacked: Bool, log: inout DiagnosticLog
  ) {
    guard reading.exif == nil else {
      log.add(.secondExifBlock, at: location, offset: box.offset, "\(bytes.count) bytes")
      return
    }
    guard let offset = ByteFields(bytes.prefix(4)).uint32(at: 0), offset < bytes.count - 4 else {
      log.add(.offsetOutOfBounds, at: location, offset: box.offset, "\(bytes.count) bytes")
      return
    }
    let start = 4 + offset
    var block = ExifBlock(
      bytes: Array(bytes[start...]), container: location, fileOffset: box.payload.lowerBound + start)
    if isPacked {
      block.fileOffset = box.offset
      block.pieces = [ExifFacts.Piece(start: 0, fileOffset: box.offset, isPacked: true)]
    }
    block.dropIdentifier(log: &log)
    reading.exif = .block(block)
  }

  /// Whether a stream may be unpacked; a file that packs more than the few boxes of metadata that a photo has is told of
  /// once a box.
  private mutating func mayUnpack(_ box: Box, log: inout DiagnosticLog) -> Bool {
    guard unpackedCount < Self.unpackedLimit else {
      log.add(
        .unpackingFailed, at: "JXL brob", offset: box.offset, "more than \(Self.unpackedLimit) packed boxes")
      return false
    }
    unpackedCount += 1
    return true
  }
}
