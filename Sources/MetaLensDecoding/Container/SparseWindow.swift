import MetaLensFacts

/// A window onto a file that reads only the requested bytes and a few beyond them.
///
/// The window keeps the bytes of the last read. After a jump it reads only `jumpBytes`, so that skipping pictures costs
/// one small read for each of their headers. A read that follows the previous one reads `growth` times as many bytes,
/// up to `ReadLimits.stepBytes`, since headers are often side by side.
struct SparseWindow {
  /// The file's size.
  let byteCount: Int
  private var stepBytes: Int
  private var start = 0
  private var bytes: [UInt8]

  /// The number of bytes read after a jump: a header and a few more.
  ///
  /// In a PNG of 50 MB in chunks of 8 KB, as libpng writes them, reading the headers takes 0.4 MB with this value, and
  /// 3.1 MB with 512.
  static let jumpBytes = 64
  private static let growth = 8
  /// The number of bytes that may be skipped without counting as a jump, so that a GIF's sub-blocks, of 255 bytes at
  /// most, take few reads.
  private static let nearBytes = 512
  /// The end of the last request.
  private var lastEnd = 0

  /// Makes a window that begins with the bytes read to detect the format, or with none.
  init(_ bytes: [UInt8] = [], byteCount: Int, limits: ReadLimits) {
    self.byteCount = byteCount
    self.bytes = bytes
    stepBytes = max(1, limits.stepBytes)
  }

  /// Discards the bytes in memory and reads whole windows from now on, for a caller that will look at every byte.
  mutating func widen(_ limits: ReadLimits) {
    self = SparseWindow(byteCount: byteCount, limits: limits)
    stepBytes = max(stepBytes, limits.windowBytes)
  }

  /// Returns the bytes at an offset; nil if the file ends before them.
  mutating func bytes(
    at offset: Int, count: Int, from source: any ByteSource
  ) throws(PhotoReadingError) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= byteCount, count <= byteCount - offset else { return nil }
    if offset < start || offset + count > start + bytes.count {
      guard !Task.isCancelled else { throw .cancelled }
      let isNext = offset >= start && offset <= lastEnd + Self.nearBytes
      let grown = min(stepBytes, max(Self.jumpBytes, Self.growth * bytes.count))
      let wanted = max(count, isNext ? grown : Self.jumpBytes)
      bytes = try source.window(at: offset, count: min(wanted, byteCount - offset))
      start = offset
    }
    lastEnd = offset + count
    return bytes[offset - start..<offset - start + count]
  }
}
