import MetaLensFacts

/// Reads a PNG, which consists of chunks (W3C PNG, third edition).
///
/// At depth `metadata`, the picture's own chunks are skipped by their headers; from `structure` on, every chunk's
/// checksum is verified.
enum PNGReading {
  static func read(
    depth: AnalysisDepth, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ContainerReading {
    if depth >= .structure {
      // Every byte will be read, so longer steps need fewer reads.
      context.window.widen(context.limits)
    }
    var walk = PNGWalk(depth: depth, limits: context.limits)
    var position = signatureByteCount
    while let chunk = try next(at: position, into: &walk, &context) {
      if chunk.end > context.byteCount {
        walk.cut(chunk, byteCount: context.byteCount, &context)
        break
      }
      try walk.take(chunk, &context)
      if chunk.kind == .end { break }
      position = chunk.end
    }
    return try walk.finish(&context)
  }

  private static let signatureByteCount = 8

  /// Returns the chunk header at an offset; nil at the end of the file, and if the bytes there aren't a chunk.
  private static func next(
    at offset: Int, into walk: inout PNGWalk, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> PNGChunk? {
    guard offset < context.byteCount else {
      walk.isAtFileEnd = true
      return nil
    }
    guard let head = try context.bytes(at: offset, count: 8) else {
      walk.isAtFileEnd = true
      context.log.add(.partTruncated, at: "PNG chunk", offset: offset, "\(context.byteCount - offset) bytes")
      return nil
    }
    let count = Int(head.uint32(at: head.startIndex))
    let kind = PNGChunk.Kind(number: head.uint32(at: head.startIndex + 4))
    guard kind.isValid else {
      context.log.add(.partInvalid, at: "PNG chunk", offset: offset, "type \(kind.name)")
      return nil
    }
    guard count <= PNGChunk.largestDataCount else {
      context.log.add(.partInvalid, at: "PNG \(kind.name)", offset: offset, "length \(count)")
      return nil
    }
    return PNGChunk(offset: offset, kind: kind, dataCount: count)
  }
}
