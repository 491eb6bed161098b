import MetaLensFacts

/// A run of the picture's own data chunks: adjacent chunks are listed as one part.
struct PNGDataRun {
  /// The run so far; nil if there is none.
  private(set) var part: ContainerPart?
  /// The kind of the run's chunks; nil if there is no run.
  private(set) var kind: PNGChunk.Kind?
  /// The number of IDAT chunks in the file so far.
  private(set) var count = 0
  /// The payload's size of the first IDAT chunk.
  private(set) var firstByteCount = 0
  /// The payload's size of the largest IDAT chunk.
  private(set) var largestByteCount = 0
  /// The first two bytes of the zlib stream, as far as they have been read.
  var zlibHeader: [UInt8] = []

  /// Ends the run if the next chunk is of another kind, and returns it.
  mutating func end(before next: PNGChunk.Kind) -> ContainerPart? {
    guard kind != next else { return nil }
    kind = nil
    return part.take()
  }

  /// Adds a chunk of the same kind, or begins a run with it.
  mutating func add(_ chunk: ContainerPart, _ kind: PNGChunk.Kind) {
    if kind == .imageData {
      let dataCount = max(0, chunk.byteCount - 12)
      if count == 0 { firstByteCount = dataCount }
      count += 1
      largestByteCount = max(largestByteCount, dataCount)
    }
    guard var run = part else {
      (part, self.kind) = (chunk, kind)
      return
    }
    if let stated = chunk.statedByteCount { run.statedByteCount = run.byteCount + stated }
    run.byteCount += chunk.byteCount
    run.count += 1
    switch (run.isChecksumValid, chunk.isChecksumValid) {
    case (false, _), (_, false): run.isChecksumValid = false
    case (true, true): break
    default: run.isChecksumValid = nil
    }
    part = run
  }
}
