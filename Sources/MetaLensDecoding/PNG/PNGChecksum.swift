import MetaLensFacts

/// Verifies a chunk's checksum: the CRC-32 of its type and data, which follows them (PNG, 5.3).
enum PNGChecksum {
  /// Whether the checksum is right, for bytes from the type to the checksum itself.
  static func isValid(_ body: ArraySlice<UInt8>) -> Bool {
    guard body.count >= 8 else { return false }
    return CyclicRedundancyCheck.update(0, body.dropLast(4)) == body.uint32(at: body.endIndex - 4)
  }

  /// Whether the checksum is right, reading the chunk in windows; nil if the file ends before.
  static func isValid(_ chunk: PNGChunk, _ context: inout ReadingContext) throws(PhotoReadingError) -> Bool? {
    let body = chunk.offset + 4..<chunk.end
    guard body.upperBound <= context.byteCount else { return nil }
    if body.count <= context.limits.windowBytes {
      return try context.bytes(at: body.lowerBound, count: body.count).map(isValid)
    }
    var rest = body.lowerBound..<body.upperBound - 4
    var sum: UInt32 = 0
    while let bytes = try context.source.nextWindow(of: &rest, limits: context.limits) {
      sum = CyclicRedundancyCheck.update(sum, bytes[...])
    }
    return try context.source.window(at: body.upperBound - 4, count: 4).uint32(at: 0) == sum
  }
}
