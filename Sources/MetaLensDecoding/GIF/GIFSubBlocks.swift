import MetaLensFacts

/// A chain of sub-blocks: each a byte of length and as many bytes, up to one of length 0 (GIF89a, 15).
struct GIFSubBlocks {
  /// Where the chain ends: behind the terminator, or where the file does.
  private(set) var end: Int
  /// Whether its terminator is there.
  private(set) var isWhole = false
  /// The sub-blocks' bytes, up to a limit.
  private(set) var bytes: [UInt8] = []
  /// Where these stand in the file, up to a limit.
  private(set) var ranges: [Range<Int>] = []
  /// Whether there were more of them than are kept.
  private(set) var hasMoreRanges = false

  /// Walks a chain.
  ///
  /// - Parameters:
  ///   - keptBytes: how many bytes are kept.
  ///   - keptRanges: how many places are kept.
  init(
    at offset: Int, keptBytes: Int = 0, keptRanges: Int = 0, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    end = offset
    while let length = try context.bytes(at: end, count: 1)?.first {
      guard length > 0 else {
        end += 1
        isWhole = true
        return
      }
      let data = end + 1..<end + 1 + Int(length)
      guard data.upperBound <= context.byteCount else { break }
      if bytes.count < keptBytes,
        let piece = try context.bytes(at: data.lowerBound, count: data.count)
      {
        bytes += piece.prefix(keptBytes - bytes.count)
      }
      if ranges.count < keptRanges { ranges.append(data) } else { hasMoreRanges = true }
      end = data.upperBound
    }
    end = context.byteCount
  }
}
