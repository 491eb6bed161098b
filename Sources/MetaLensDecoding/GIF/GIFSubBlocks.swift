import MetaLensFacts

/// A chain of sub-blocks.
///
/// Each is a length byte and as many bytes of data; a length of 0 ends the chain (GIF89a, 15).
struct GIFSubBlocks {
  /// The offset of the chain's end: after the terminator, or at the end of the file.
  private(set) var end: Int
  /// Whether the chain has its terminator.
  private(set) var isWhole = false
  /// The sub-blocks' bytes, up to a limit.
  private(set) var bytes: [UInt8] = []
  /// The sub-blocks' ranges in the file, up to a limit.
  private(set) var ranges: [Range<Int>] = []
  /// Whether there were more ranges than are kept.
  private(set) var hasMoreRanges = false

  /// Walks a chain.
  ///
  /// - Parameters:
  ///   - keptBytes: The maximum number of bytes to keep.
  ///   - keptRanges: The maximum number of ranges to keep.
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
