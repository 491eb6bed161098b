import MetaLensFacts

/// A track of `moov`, as far as it describes its pictures.
struct MediaTrack {
  /// The type of the first sample entry, such as `hvc1` or `CRAW`.
  var coding: String
  /// The size that the entry states.
  var size: PixelSize
  /// The entry's offset in the file.
  var offset: Int
  /// Whether its samples are JPEG files, as in one of Canon's tracks.
  var isJPEG: Bool
  /// The offset of its first chunk; nil if it isn't stated.
  var chunkOffset: Int?
  /// The size of its first sample in bytes; nil if it isn't stated.
  var sampleByteCount: Int?

  /// Returns the range of its first sample; nil if that isn't stated, or isn't within a file of this size.
  func sample(in byteCount: Int) -> Range<Int>? {
    guard let chunkOffset, let sampleByteCount, chunkOffset <= byteCount,
      sampleByteCount <= byteCount - chunkOffset
    else { return nil }
    return chunkOffset..<chunkOffset + sampleByteCount
  }

  /// Returns the track with the most pixels, the first of several with the same number.
  static func largest(_ tracks: [MediaTrack]) -> MediaTrack? {
    tracks.max { $0.size.area < $1.size.area }
  }
}

extension MediaWalk {
  /// Reads `moov`: lists its boxes, and reads the size of each track with pictures.
  mutating func readMovie(
    _ box: Box, level: Int = 1, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard level < context.limits.nesting else {
      context.log.add(.tooManyParts, at: box.type, offset: box.offset, "\(level) boxes in each other")
      return
    }
    var cursor = BoxCursor(box.payload, level: level)
    while let child = try next(&cursor, &context) {
      switch child.type {
      case _ where Self.holders.contains(child.type):
        try readMovie(child, level: level + 1, &context)
      case "uuid" where child.uuid == MediaUUID.canon: try readCanonMetadata(child, &context)
      case "stsd": try readSampleEntry(child, &context)
      case "stsz", "stco", "co64": try readFirstSample(child, in: box, &context)
      default: break
      }
    }
  }

  private static let holders: Set<String> = ["trak", "mdia", "minf", "stbl", "edts"]

  /// Reads the first entry of `stsd`, if it is a picture's (ISO/IEC 14496-12, 8.5.2 and 12.1.3).
  private mutating func readSampleEntry(
    _ box: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard tracks.count < context.limits.tables,
      let fields = try context.fields(box.payload, maximum: 512), let coding = fields.name(at: 12),
      Self.pictureCodings.contains(coding), let width = fields.uint16(at: 40),
      let height = fields.uint16(at: 42), MediaProperty.isSide(width), MediaProperty.isSide(height)
    else { return }
    // Boxes follow an entry's 86 bytes; in Canon's entries, 4 more bytes precede them.
    let inner = stride(from: 8 + 86, through: 8 + 86 + 8, by: 2).compactMap { fields.name(at: $0 + 4) }
    tracks.append(
      MediaTrack(
        coding: coding, size: PixelSize(width: width, height: height), offset: box.payload.lowerBound + 8,
        isJPEG: coding == "CRAW" && inner.contains("JPEG")))
    note(box, "\(coding) \(width) x \(height)")
  }

  /// The codings of pictures: those of HEIF's sequences (ISO/IEC 23008-12, 7) and Canon's.
  private static let pictureCodings: Set<String> = ["hvc1", "hev1", "av01", "avc1", "avc3", "vvc1", "CRAW"]

  /// Reads the common size of all samples, or the first sample's, from `stsz`, or the first chunk's offset from `stco`
  /// or `co64`.
  private mutating func readFirstSample(
    _ box: Box, in table: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    // The track whose sample entry is in the same table.
    guard let last = tracks.last, table.payload.contains(last.offset),
      let fields = try context.fields(box.payload, maximum: 16)
    else { return }
    if box.type != "stsz" {
      tracks[tracks.count - 1].chunkOffset = fields.number(at: 8, count: box.type == "co64" ? 8 : 4)
    } else if let common = fields.uint32(at: 4) {
      tracks[tracks.count - 1].sampleByteCount = common > 0 ? common : fields.uint32(at: 12)
    }
  }
}
