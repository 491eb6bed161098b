import MetaLensFacts

/// PNG: chunks (W3C PNG, third edition).
///
/// At depth `metadata` the picture's own chunks are passed over by their headers; from `structure` on every checksum
/// is held against its chunk.
enum PNGReading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, depth: AnalysisDepth, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(PhotoReadingError) -> ContainerReading {
    if depth >= .structure {
      // Every byte is looked at, so that longer steps cost fewer reads.
      var steps = limits
      steps.stepBytes = max(limits.stepBytes, limits.windowBytes)
      window = SparseWindow(
        header: HeaderWindow(byteCount: window.byteCount, limits: steps), limits: steps)
    }
    var walk = PNGWalk(depth: depth, limits: limits)
    var position = signatureByteCount
    while let chunk = try next(at: position, &window, source, into: &walk, log: &log) {
      if chunk.end > window.byteCount {
        walk.cut(chunk, byteCount: window.byteCount, log: &log)
        break
      }
      try walk.take(chunk, &window, source, log: &log)
      if chunk.kind == .end { break }
      position = chunk.end
    }
    return try walk.finish(log: &log)
  }

  private static let signatureByteCount = 8

  /// The header at a place; nil at the end of the file, and where no chunk can be made of what stands there.
  private static func next<Source: ByteSource & ~Copyable>(
    at offset: Int, _ window: inout SparseWindow, _ source: borrowing Source, into walk: inout PNGWalk,
    log: inout DiagnosticLog
  ) throws(PhotoReadingError) -> PNGChunk? {
    guard offset < window.byteCount else {
      walk.isAtFileEnd = true
      return nil
    }
    guard let head = try window.bytes(at: offset, count: 8, from: source) else {
      walk.isAtFileEnd = true
      log.add(.partTruncated, at: "PNG chunk", offset: offset, "\(window.byteCount - offset) bytes")
      return nil
    }
    let count = Int(head.uint32(at: head.startIndex))
    let kind = PNGChunk.Kind(number: head.uint32(at: head.startIndex + 4))
    guard kind.isValid else {
      log.add(.partInvalid, at: "PNG chunk", offset: offset, "type \(kind.name)")
      return nil
    }
    guard count <= PNGChunk.largestDataCount else {
      log.add(.partInvalid, at: "PNG \(kind.name)", offset: offset, "length \(count)")
      return nil
    }
    return PNGChunk(offset: offset, kind: kind, dataCount: count)
  }
}
