import MetaLensFacts

/// Reads every byte of a JPEG: segments after the first scan, tables, data after EOI, and the hash.
enum StructureDecoding {
  /// The result of reading from the header to the file's end.
  struct Result {
    var facts: StructureFacts
    var isComplete: Bool
    var sha256: String?
    /// The bytes that were hashed, up to the picture's end; nil if they weren't kept, or are too many.
    var picture: [UInt8]?
  }

  static func decode(
    _ header: HeaderWindow, walk: MarkerWalk, exif: ExifFacts?, hashing: Bool, keeping: Bool,
    _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Result {
    var reader = CodingReader(limits: context.limits)
    for segment in walk.segments { reader.add(segment, in: header.bytes, from: 0) }
    reader.addStray(walk.strayByteCount)
    var window = try ForwardWindow(
      header: header, of: context.source, hashing: hashing, keeping: keeping, limits: context.limits)
    var isComplete = false
    var trailers: [Trailer] = []
    let multiPicture = try Self.multiPicture(walk.segments, &context)
    if let scanOffset = walk.scanOffset {
      var rest = PictureWalk(at: scanOffset, inData: true)
      try rest.run(&window, reader: &reader)
      // If EOI directly follows the first scan's header, there is no picture.
      isComplete = rest.isWhole && rest.position > scanOffset + 2
      if rest.isWhole {
        let found = try TrailerDecoding.decode(
          from: rest.position, multiPicture: multiPicture, &context)
        trailers = try TextBehindTrailer.separated(CutFilm.joined(found, &context), &context)
      }
    }
    let facts = StructureFacts(
      coding: reader.coding, multiPicture: multiPicture, trailers: trailers,
      files: try SegmentFiles.read(reader.coding.segments, &context),
      thumbnail: try thumbnail(exif, limits: context.limits))
    let picture = keeping ? try window.takeKept(to: reader.coding.pictureEnd ?? header.byteCount) : nil
    return Result(
      facts: facts, isComplete: isComplete, sha256: try window.finish(), picture: picture)
  }

  private static func multiPicture(
    _ segments: [JPEGSegment], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> MultiPicture? {
    guard let segment = segments.first(where: { $0.marker == 0xE2 && $0.identifier == "MPF" })
    else { return nil }
    return try MultiPictureDecoding.decode(segment, &context)
  }

  /// Returns the EXIF thumbnail's own structure, if IFD1 points to a JPEG (EXIF 3.0, 4.6.4, tags 0x0201 and 0x0202).
  private static func thumbnail(
    _ exif: ExifFacts?, limits: ReadLimits
  ) throws(PhotoReadingError) -> EmbeddedJPEG? {
    guard let exif, let range = exif.thumbnailRange else { return nil }
    let bytes = Array(exif.bytes[range])
    guard bytes.starts(with: [0xFF, JPEGMarker.startOfImage]) else { return nil }
    var reader = CodingReader(limits: limits)
    var window = ForwardWindow(at: 0, byteCount: bytes.count, of: MemorySource(bytes), limits: limits)
    var walk = PictureWalk(at: 2, inData: false)
    try walk.run(&window, reader: &reader)
    let frame = reader.coding.segments.first(where: \.isFrameHeader)
    return EmbeddedJPEG(
      offset: exif.fileOffset + range.lowerBound, byteCount: range.count,
      frame: frame.flatMap { FrameHeader.read($0, in: bytes) }, coding: reader.coding)
  }
}
