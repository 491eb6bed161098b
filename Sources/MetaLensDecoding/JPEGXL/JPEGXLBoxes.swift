import MetaLensFacts

/// The boxes of a JPEG XL file (ISO/IEC 18181-2).
struct JPEGXLBoxes: CodestreamBoxes {
  var reading = ContainerReading(.jpegXL)
  private var detail = JPEGXLFacts(isBoxed: true)
  /// The codestream's first bytes, which may be spread over several boxes, and their offset.
  private var head: [UInt8] = []
  private var headOffset: Int?
  /// The expected number of the next `jxlp` box.
  private var nextPart = 0
  private(set) var isCodestreamWhole = false
  /// Whether the codestream has more parts than are kept.
  private var hasMoreRanges = false
  /// Whether the file ends before a box does.
  var isCut = false
  /// The number of streams unpacked so far.
  private var unpackedCount = 0

  /// The maximum number of streams to unpack: each may produce `ReadLimits.blockBytes`, however short it is.
  private static let unpackedLimit = 8

  /// The types of boxes at a JPEG XL file's top level.
  static let types: Set<String> = [
    "JXL ", "ftyp", "jxll", "jxli", "jxlc", "jxlp", "jbrd", "jhgm", "Exif", "xml ", "jumb", "brob", "uuid",
    "free", "skip",
  ]

  static let emptyFile = "no codestream in the boxes"

  /// Returns what was read, with the picture that the codestream's first bytes state.
  consuming func finish() throws(PhotoReadingError) -> ContainerReading {
    reading.facts.detail = .jpegXL(detail)
    if hasMoreRanges { reading.facts.pictureRanges = [] }
    if let headOffset { reading.facts.image = JPEGXLCodestream(head)?.header(at: headOffset) }
    return try finished()
  }

  mutating func read(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    switch box.type {
    case "jxlc":
      try readCodestream(box, from: box.payload, isLast: true, &context)
    case "jxlp":
      try readPart(box, &context)
    case "jbrd": detail.holdsJPEG = true
    case "jhgm" where reading.facts.pictures.isEmpty:
      reading.facts.pictures.append(
        EmbeddedPicture(role: .gainMap, coding: "JPEG XL", ranges: [box.payload], label: box.type))
    case "Exif":
      reading.add(MetadataBlock(.exif, container: box.type, ranges: [box.payload]), context)
      if let bytes = try MetadataBytes.read(box.payload, at: "JXL Exif", &context) {
        try takeExif(bytes, in: box, location: "JXL Exif", isPacked: false, &context)
      }
    case "xml ":
      reading.add(MetadataBlock(.xmp, container: box.type, ranges: [box.payload]), context)
    case "jumb": try readCredentials(box, &context)
    case "brob": try readPacked(box, &context)
    default: break
    }
  }

  /// Reads a part of the codestream: a number, whose highest bit marks the last part, and bytes (18181-2, `jxlp`).
  private mutating func readPart(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let number = try context.fields(box.payload, maximum: 4)?.uint32(at: 0) else {
      context.log.add(.partInvalid, at: box.type, offset: box.offset, "\(box.payload.count) bytes")
      return
    }
    let index = number & 0x7FFF_FFFF
    if index != nextPart {
      reading.facts.isPictureAmbiguous = true
      context.log.add(.partMisplaced, at: box.type, offset: box.offset, "part \(index), not \(nextPart)")
    }
    nextPart = index + 1
    try readCodestream(
      box, from: box.payload.dropFirst(4), isLast: number & 0x8000_0000 != 0, &context)
  }

  private mutating func readCodestream(
    _ box: Box, from bytes: Range<Int>, isLast: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    let wanted = bytes.prefix(JPEGXLCodestream.headCount - head.count)
    if !isCodestreamWhole, !wanted.isEmpty {
      if headOffset == nil { headOffset = wanted.lowerBound }
      head += try context.bytes(at: wanted.lowerBound, count: wanted.count) ?? []
    }
    if !isCodestreamWhole, reading.facts.pictureRanges.count < context.limits.pictureRanges {
      reading.facts.pictureRanges.append(bytes)
    } else if !isCodestreamWhole, !hasMoreRanges {
      hasMoreRanges = true
      context.log.add(
        .tooManyParts, at: box.type, offset: box.offset, "more than \(context.limits.pictureRanges)")
    }
    if isLast, box.isWhole { isCodestreamWhole = true }
  }

  /// Reads a box that is packed with Brotli: the type of the unpacked box, then the stream (18181-2, `brob`).
  private mutating func readPacked(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let type = try context.fields(box.payload, maximum: 4)?.name(at: 0) else {
      context.log.add(.partInvalid, at: box.type, offset: box.offset, "\(box.payload.count) bytes")
      return
    }
    if let index = box.partIndex { reading.facts.parts[index].note = type }
    let packed = box.payload.dropFirst(4)
    let label = "brob \(type)"
    switch type {
    case "Exif":
      reading.add(
        MetadataBlock(.exif, container: label, ranges: [packed], packing: .brotli), context)
      guard reading.exif == nil else {
        context.log.add(.secondExifBlock, at: "JXL \(label)", offset: box.offset, "\(packed.count) bytes")
        return
      }
      if mayUnpack(box, &context),
        let bytes = try MetadataBytes.unpack(packed, at: "JXL \(label)", &context)
      {
        try takeExif(bytes, in: box, location: "JXL \(label)", isPacked: true, &context)
      }
    case "xml ":
      guard mayUnpack(box, &context) else { return }
      reading.add(
        MetadataBlock(.xmp, container: label, ranges: [packed], packing: .brotli), context)
    case "jumb":
      guard mayUnpack(box, &context) else { return }
      let head = try MetadataBytes.unpackedHead(packed, ContentCredentials.headCount, &context)
      if ContentCredentials.begin(head[...]) {
        reading.add(
          MetadataBlock(.contentCredentials, container: label, ranges: [packed], packing: .brotli),
          context)
      }
    case "brob", "jbrd", "jxlc", "jxli", "jxll", "jxlp":
      // These types must not be packed, and no reader unpacks them.
      context.log.add(.partInvalid, at: "JXL \(label)", offset: box.offset)
    default: break
    }
  }

  /// Reads an Exif box's payload: an offset to the TIFF header, counted from after these four bytes, then the block.
  private mutating func takeExif(
    _ bytes: [UInt8], in box: Box, location: String, isPacked: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard reading.exif == nil else {
      context.log.add(.secondExifBlock, at: location, offset: box.offset, "\(bytes.count) bytes")
      return
    }
    guard let start = try ExifItem.header(in: bytes, at: location, offset: box.offset, &context) else {
      context.log.add(.exifHeaderInvalid, at: location, offset: box.offset, "\(bytes.count) bytes")
      return
    }
    reading.exif = .block(
      LocatedBytes(
        Array(bytes[start...]), container: location,
        fileOffset: isPacked ? box.offset : box.payload.lowerBound + start, isPacked: isPacked))
  }

  /// Whether a stream may be unpacked.
  ///
  /// A file with more packed boxes than a photo's few boxes of metadata gets a diagnostic for each further box.
  private mutating func mayUnpack(_ box: Box, _ context: inout ReadingContext) -> Bool {
    guard unpackedCount < Self.unpackedLimit else {
      context.log.add(
        .unpackingFailed, at: "JXL brob", offset: box.offset, "more than \(Self.unpackedLimit) packed boxes")
      return false
    }
    unpackedCount += 1
    return true
  }
}
