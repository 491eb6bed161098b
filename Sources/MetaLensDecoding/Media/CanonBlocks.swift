import MetaLensFacts

/// The places of Canon's metadata in a CR3.
struct CanonBlocks {
  /// `CMT1` to `CMT4`: IFD0, EXIF, the maker note and GPS, each a TIFF block.
  var blocks: [String: Range<Int>] = [:]
  /// The pictures other than the sensor's data: the thumbnail and the preview.
  var pictures: [EmbeddedPicture] = []
}

extension MediaWalk {
  /// Reads the `uuid` box in `moov` with Canon's metadata.
  mutating func readCanonMetadata(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    note(box, "Canon")
    var cursor = BoxCursor(box.payload, level: 2)
    while let child = try next(&cursor, &context) {
      switch child.type {
      case "CMT1", "CMT2", "CMT3", "CMT4":
        if canon.blocks[child.type] == nil, child.isWhole { canon.blocks[child.type] = child.payload }
      case "THMB": try readCanonPicture(child, .thumbnail, at: (4, 6, 8, 16), &context)
      case "CNCV":
        let name = try context.fields(child.payload, maximum: 64).map { Self.text($0, at: 0).text }
        note(child, name ?? "")
      default: break
      }
    }
  }

  /// Reads the `uuid` box at the top level with Canon's preview: 8 bytes, then `PRVW`.
  mutating func readCanonPreview(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard box.payload.count >= 8 else { return }
    var cursor = BoxCursor(box.payload.lowerBound + 8..<box.end, level: 1)
    while let child = try next(&cursor, &context) {
      if child.type == "PRVW" { try readCanonPicture(child, .preview, at: (6, 8, 12, 16), &context) }
    }
  }

  /// Reads a JPEG after a header with its size; `at` has the offsets of width, height, byte count and JPEG.
  private mutating func readCanonPicture(
    _ box: Box, _ role: EmbeddedPicture.Role, at place: (Int, Int, Int, Int), _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard canon.pictures.count < 16, let fields = try context.fields(box.payload, maximum: 24),
      let width = fields.uint16(at: place.0), let height = fields.uint16(at: place.1),
      let count = fields.uint32(at: place.2)
    else { return }
    let start = box.payload.lowerBound + place.3
    let isThere = start <= box.end && count <= box.end - start
    if !isThere { context.log.add(.partInvalid, at: box.type, offset: box.offset, "\(count) bytes stated") }
    canon.pictures.append(
      EmbeddedPicture(
        role: role, coding: "JPEG",
        size: MediaProperty.isSide(width) && MediaProperty.isSide(height)
          ? PixelSize(width: width, height: height) : nil,
        ranges: isThere ? [start..<start + count] : [], label: box.type))
  }

  /// Describes a CR3: the largest track of sensor data is the picture, and the EXIF is joined from Canon's blocks.
  mutating func describeRaw(_ context: inout ReadingContext) throws(PhotoReadingError) {
    let raw = tracks.filter { $0.coding == "CRAW" && !$0.isJPEG }
    if let track = MediaTrack.largest(raw) {
      reading.facts.image = ImageHeader(
        size: track.size, coding: track.coding, location: "CR3 stsd", offset: track.offset,
        isSensorData: true)
      if let sample = track.sample(in: context.byteCount) {
        reading.facts.pictureRanges = [sample]
      } else {
        context.log.add(.offsetOutOfBounds, at: "CR3 stsd", offset: track.offset, "its sample")
        reading.isComplete = false
      }
    }
    for track in tracks where track.isJPEG {
      canon.pictures.append(
        EmbeddedPicture(
          role: .preview, coding: "JPEG", size: track.size,
          ranges: track.sample(in: context.byteCount).map { [$0] } ?? [], label: "CRAW JPEG"))
    }
    reading.facts.pictures = canon.pictures
    try joinCanonExif(&context)
  }
}
