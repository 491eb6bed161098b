import MetaLensFacts

/// A walk over a PNG's chunks: what they state so far, and their order.
struct PNGWalk {
  private var reading = ContainerReading(.png)
  private var facts: PNGFacts?
  private var metadata: PNGMetadata
  private var dataRun = PNGDataRun()
  private var form = PNGForm()
  private var frames = EmbeddedPicture(role: .frame, coding: "deflate", label: "fcTL")
  private var chunkCount = 0
  private var hasPalette = false
  private var isCut = false
  private var hasEnd = false
  /// Whether the walk ended because the file does.
  var isAtFileEnd = false
  /// Whether the checksums of the picture's own chunks are verified too.
  private let checksAll: Bool

  init(depth: AnalysisDepth, limits: ReadLimits) {
    checksAll = depth >= .structure
    metadata = PNGMetadata(limits: limits)
  }

  /// Adds a complete chunk.
  mutating func take(_ chunk: PNGChunk, _ context: inout ReadingContext) throws(PhotoReadingError) {
    checkOrder(chunk, &context)
    chunkCount += 1
    var part = ContainerPart(
      chunk.kind.name, offset: chunk.offset, byteCount: chunk.dataCount + 12, headerCount: 8)
    if chunk.kind == .imageData, dataRun.zlibHeader.count < 2, chunk.dataCount > 0,
      let first = try context.bytes(at: chunk.offset + 8, count: min(2, chunk.dataCount))
    {
      dataRun.zlibHeader += first.prefix(2 - dataRun.zlibHeader.count)
    }
    if chunk.kind.isRead,
      context.allowsBlock(of: chunk.dataCount, at: "PNG \(part.name)", offset: chunk.offset)
    {
      guard
        let body = try context.bytes(at: chunk.offset + 4, count: chunk.dataCount + 8)
      else { return }
      part.isChecksumValid = PNGChecksum.isValid(body)
      part.note = read(chunk, body.dropFirst(4).dropLast(4), &context)
    } else {
      if wantsChecksum(chunk, context) {
        part.isChecksumValid = try PNGChecksum.isValid(chunk, &context)
      }
      if chunk.kind == .contentCredentials {
        reading.add(
          MetadataBlock(.contentCredentials, container: "PNG caBX", ranges: [chunk.data]), context)
      }
    }
    if part.isChecksumValid == false {
      context.log.add(.checksumInvalid, at: "PNG \(part.name)", offset: chunk.offset)
    }
    try form.take(
      chunk, isIndexed: facts?.colourType == 3, isBehindData: dataRun.count > 0, &context)
    list(part, chunk.kind, &context)
    if chunk.kind == .end {
      hasEnd = true
      reading.facts.endOffset = chunk.end
    }
  }

  /// Adds a chunk that the file's end truncates; its data aren't read.
  mutating func cut(_ chunk: PNGChunk, byteCount: Int, _ context: inout ReadingContext) {
    isCut = true
    isAtFileEnd = true
    context.log.add(
      .partTruncated, at: "PNG \(chunk.kind.name)", offset: chunk.offset,
      "length \(chunk.dataCount), \(max(0, byteCount - chunk.offset - 8)) bytes left")
    let part = ContainerPart(
      chunk.kind.name, offset: chunk.offset, byteCount: byteCount - chunk.offset, headerCount: 8,
      statedByteCount: chunk.dataCount + 12)
    list(part, chunk.kind, &context)
  }

  /// Returns what was read.
  ///
  /// - Throws: An error if there is neither a header nor anything else of use.
  consuming func finish(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    if let run = dataRun.part { reading.add(run, &context) }
    metadata.finish(into: &reading)
    if facts == nil, reading.facts.metadata.isEmpty {
      if isAtFileEnd { throw .truncatedBeforeFrame }
      throw .malformed("PNG signature without IHDR")
    }
    if var facts {
      facts.dataChunkCount = dataRun.count
      facts.firstDataByteCount = dataRun.firstByteCount
      facts.largestDataByteCount = dataRun.largestByteCount
      if dataRun.zlibHeader.count == 2 {
        facts.zlibHeader = dataRun.zlibHeader.uint16(at: 0)
      }
      reading.facts.detail = .png(facts)
    } else {
      context.log.add(.partInvalid, at: "PNG IHDR", "none")
    }
    if frames.count > 1 {
      frames.count -= 1
      frames.size = reading.facts.image?.size
      reading.facts.pictures.append(frames)
    }
    // An incomplete list wouldn't be the picture.
    if dataRun.count > reading.facts.pictureRanges.count {
      reading.facts.pictureRanges = []
      context.log.add(.tooManyParts, at: "PNG IDAT", "more than \(context.limits.pictureRanges)")
    }
    reading.facts.pictureForm = form.ranges ?? []
    reading.facts.isPictureAmbiguous = form.ranges == nil
    reading.isComplete = hasEnd && !isCut && dataRun.count > 0 && facts != nil
    return reading
  }

  /// Whether to read a chunk to verify its checksum: always for metadata, and for others if the chunk is small.
  private func wantsChecksum(_ chunk: PNGChunk, _ context: borrowing ReadingContext) -> Bool {
    if checksAll { return true }
    if chunk.kind.isPictureData { return false }
    return chunk.dataCount
      <= (chunk.kind == .contentCredentials ? context.limits.blockBytes : context.limits.stepBytes)
  }

  /// Checks order and number of the chunks whose wrong order makes decoders refuse a file (PNG, 5.6).
  private mutating func checkOrder(_ chunk: PNGChunk, _ context: inout ReadingContext) {
    var reason: StaticString?
    switch chunk.kind {
    case .header:
      if chunkCount > 0 { reason = facts == nil ? "not the first chunk" : "a second one" }
    case .palette:
      if dataRun.count > 0 { reason = "behind IDAT" } else if hasPalette { reason = "a second one" }
      hasPalette = true
    case .imageData:
      if dataRun.count > 0, dataRun.kind != .imageData { reason = "not next to the IDAT before" }
    default: break
    }
    if let reason {
      context.log.add(.partMisplaced, at: "PNG \(chunk.kind.name)", offset: chunk.offset, "\(reason)")
    }
  }

  /// Reads a chunk, and returns the note that describes it.
  private mutating func read(
    _ chunk: PNGChunk, _ data: ArraySlice<UInt8>, _ context: inout ReadingContext
  ) -> String {
    guard chunk.kind == .header else {
      return metadata.read(chunk, data, into: &reading, &context)
    }
    guard facts == nil else { return "" }
    if let header = PNGHeader(data, offset: chunk.offset, &context) {
      facts = header.facts
      reading.facts.image = header.image
    }
    return ""
  }

  /// Lists a part, or adds it to the run of data chunks that it continues.
  private mutating func list(_ part: ContainerPart, _ kind: PNGChunk.Kind, _ context: inout ReadingContext) {
    if kind == .frameControl, dataRun.count > 0 { frames.count += 1 }
    if kind == .imageData, reading.facts.pictureRanges.count < context.limits.pictureRanges {
      // After length and type, before the checksum.
      let end = max(part.offset + 8, part.offset + part.byteCount - 4)
      reading.facts.pictureRanges.append(part.offset + 8..<end)
    }
    if kind == .frameData, frames.ranges.count < context.limits.parts {
      // A sequence number precedes the data, and the checksum follows it (PNG, fdAT).
      let end = part.offset + part.byteCount - (part.statedByteCount == nil ? 4 : 0)
      frames.ranges.append(min(part.offset + 12, end)..<end)
    }
    if let whole = dataRun.end(before: kind) { reading.add(whole, &context) }
    if kind.isPictureData {
      dataRun.add(part, kind)
    } else {
      reading.add(part, &context)
    }
  }
}
