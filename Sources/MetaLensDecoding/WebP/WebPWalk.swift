import MetaLensFacts

/// A walk over a WebP's chunks in order, and what they state.
struct WebPWalk {
  private var reading = ContainerReading(.webp)
  private var canvas = WebPCanvas()
  private var exif = ExifChoice()
  private var isCut = false
  private var chunkCount = 0
  private let fileByteCount: Int
  /// The container's stated end; nil if it is impossible.
  private let statedEnd: Int?

  init(fileByteCount: Int, stated: Int, _ context: inout ReadingContext) {
    self.fileByteCount = fileByteCount
    // `WEBP` alone has four bytes. The standard requires an even size, but odd sizes occur.
    guard stated >= 4 else {
      statedEnd = nil
      context.log.add(.partInvalid, at: "WebP RIFF", offset: 4, "size \(stated)")
      return
    }
    let end = 8 + stated
    if stated % 2 == 1 { context.log.add(.partInvalid, at: "WebP RIFF", offset: 4, "odd size \(stated)") }
    statedEnd = end < fileByteCount ? end + stated % 2 : end
    if end > fileByteCount {
      context.log.add(
        .partTruncated, at: "WebP RIFF", offset: 0, "size \(stated), \(fileByteCount - 8) bytes left")
    }
  }

  private var end: Int { min(statedEnd ?? fileByteCount, fileByteCount) }

  /// Walks the container's own chunks.
  mutating func run(_ context: inout ReadingContext) throws(PhotoReadingError) {
    var position = WebPReading.headerByteCount
    while let chunk = try next(at: position, to: end, &context) {
      try list(chunk, level: 0, to: end, &context)
      try take(chunk, &context)
      chunkCount += 1
      position = try behind(chunk, to: end, &context)
    }
  }

  /// Returns what was read.
  ///
  /// - Throws: An error if there is neither a picture's header nor anything else of use.
  consuming func finish(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    if let block = exif.block { reading.exif = .block(block) }
    reading.facts.image = canvas.image(&context)
    if reading.facts.image == nil, reading.facts.metadata.isEmpty {
      if isCut || (statedEnd ?? .max) > fileByteCount { throw .truncatedBeforeFrame }
      throw .malformed("WebP without a picture's header")
    }
    reading.facts.detail = .webP(
      WebPFacts(flags: canvas.flags, frameCount: max(1, canvas.frameCount)))
    if canvas.frameCount > 1 {
      reading.facts.pictures.append(
        EmbeddedPicture(
          role: .frame, coding: canvas.coding, size: reading.facts.image?.size,
          count: canvas.frameCount - 1, label: "ANMF"))
    }
    // Transparency is shown if VP8X's fifth bit is set (RFC 9649, 2.7).
    let isAlphaStated = (canvas.flags ?? 0) & 0x10 != 0
    if canvas.frameCount > 0 || !reading.facts.pictureForm.isEmpty && !isAlphaStated {
      reading.facts.isPictureAmbiguous = true
    }
    if let statedEnd, statedEnd <= fileByteCount { reading.facts.endOffset = statedEnd }
    reading.isComplete = !isCut && canvas.hasPicture && (statedEnd ?? 0) <= fileByteCount
    return reading
  }

  /// Returns the chunk at an offset; nil at the end, and if the bytes there aren't a chunk.
  private mutating func next(
    at offset: Int, to end: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> RIFFChunk? {
    guard offset < end else { return nil }
    guard end - offset >= 8, let head = try context.bytes(at: offset, count: 8),
      let chunk = RIFFChunk(head, offset: offset)
    else {
      context.log.add(.partTruncated, at: "WebP chunk", offset: offset, "\(end - offset) bytes")
      return nil
    }
    guard chunk.isValid else {
      context.log.add(.partInvalid, at: "WebP chunk", offset: offset, "FourCC \(chunk.name)")
      return nil
    }
    return chunk
  }

  /// Lists a chunk as far as the part around it reaches.
  private mutating func list(_ chunk: RIFFChunk, level: Int, to end: Int, _ context: inout ReadingContext)
    throws(PhotoReadingError)
  {
    let isWhole = chunk.data.upperBound <= end
    let padded = min(chunk.data.upperBound + chunk.dataCount % 2, end)
    if !isWhole {
      isCut = true
      context.log.add(
        .partTruncated, at: "WebP \(chunk.name)", offset: chunk.offset,
        "size \(chunk.dataCount), \(end - chunk.offset - 8) bytes left")
    }
    reading.add(
      ContainerPart(
        chunk.name, offset: chunk.offset, byteCount: padded - chunk.offset, headerCount: 8, level: level,
        statedByteCount: isWhole ? nil : chunk.dataCount + 8), &context)
  }

  /// Returns the offset of the next chunk: after the padding, unless a chunk begins where the padding should be.
  private func behind(
    _ chunk: RIFFChunk, to end: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int {
    let place = chunk.data.upperBound
    guard chunk.dataCount % 2 == 1, place < end else { return min(place, end) }
    if end - place >= 8, let code = try context.bytes(at: place, count: 4), code.first != 0,
      RIFFChunk.known.contains(Array(code))
    {
      context.log.add(.partInvalid, at: "WebP \(chunk.name)", offset: place, "no padding")
      return place
    }
    return place + 1
  }

  private mutating func take(_ chunk: RIFFChunk, _ context: inout ReadingContext) throws(PhotoReadingError) {
    let data = chunk.data.lowerBound..<min(chunk.data.upperBound, end)
    let isWhole = data.upperBound == chunk.data.upperBound
    func locate(_ kind: MetadataBlock.Kind) {
      guard isWhole else { return }
      reading.add(
        MetadataBlock(kind, container: "WebP \(chunk.name)", ranges: [data]), context)
    }
    switch chunk.name {
    case "VP8X":
      let head = try context.head(data, maximum: 10) ?? []
      canvas.takeExtended(head, at: chunk.offset, isFirst: chunkCount == 0, &context)
    case "ALPH" where isWhole: try takeAlpha(data, &context)
    case "VP8 ", "VP8L":
      if !reading.facts.pictureRanges.isEmpty { reading.facts.isPictureAmbiguous = true }
      if isWhole, reading.facts.pictureRanges.isEmpty { reading.facts.pictureRanges = [data] }
      let head = try context.head(data, maximum: WebPBitstream.headByteCount) ?? []
      canvas.takePicture(chunk.code, head, at: chunk.offset, inFrame: false, &context)
    case "ANMF": try takeFrame(data, at: chunk.offset, &context)
    case "ICCP": locate(.icc)
    case "XMP ", "XMP\\x00": locate(.xmp)
    case "C2PA": locate(.contentCredentials)
    case "EXIF" where isWhole:
      guard context.allowsBlock(of: data.count, at: "WebP EXIF", offset: chunk.offset),
        let bytes = try context.bytes(at: data.lowerBound, count: data.count)
      else { return }
      let body = ExifChoice.body(of: bytes)
      let start = data.upperBound - body.count
      reading.add(
        MetadataBlock(.exif, container: "WebP EXIF", ranges: [start..<data.upperBound]), context)
      exif.offer(
        LocatedBytes(Array(body), container: "WebP EXIF", fileOffset: start), &context)
    default: break
    }
  }

  /// Adds the transparency of a lossy picture: one chunk before the picture's (RFC 9649, 2.7).
  private mutating func takeAlpha(
    _ data: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard reading.facts.pictureForm.isEmpty, reading.facts.pictureRanges.isEmpty,
      data.count <= context.limits.blockBytes, let bytes = try context.array(data)
    else {
      reading.facts.isPictureAmbiguous = true
      return
    }
    // After a key frame's start code (RFC 6386, 9.1), the same bytes could be a picture of another chunk.
    if bytes.firstRange(of: [0x9D, 0x01, 0x2A] as [UInt8]) != nil { reading.facts.isPictureAmbiguous = true }
    reading.facts.pictureForm = [data]
  }

  /// Lists a frame's chunks, which follow 16 bytes of its place and time (RFC 9649, 2.7.1.1); only the header of its
  /// picture is read.
  private mutating func takeFrame(
    _ data: Range<Int>, at offset: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    canvas.frameCount += 1
    guard data.count >= 16 else {
      context.log.add(.partInvalid, at: "WebP ANMF", offset: offset, "size \(data.count)")
      return
    }
    var position = data.lowerBound + 16
    while let chunk = try next(at: position, to: data.upperBound, &context) {
      try list(chunk, level: 1, to: data.upperBound, &context)
      switch chunk.name {
      case "VP8 ", "VP8L":
        let head =
          try context.head(
            chunk.data.lowerBound..<data.upperBound, maximum: WebPBitstream.headByteCount) ?? []
        canvas.takePicture(chunk.code, head, at: chunk.offset, inFrame: true, &context)
      case "ANMF", "VP8X":
        context.log.add(.partMisplaced, at: "WebP \(chunk.name)", offset: chunk.offset, "in a frame")
      default: break
      }
      position = try behind(chunk, to: data.upperBound, &context)
    }
  }
}
