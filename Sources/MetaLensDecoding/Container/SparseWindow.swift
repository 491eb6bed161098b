import MetaLensFacts

/// Bytes anywhere in a file, of which only what is asked for and a little beyond is read.
///
/// The last read is kept. Behind a jump only `jumpBytes` are read, so that
/// passing over pictures costs a look at each of their headers; what follows a
/// read is read by `growth` times as much, up to `ReadLimits.stepBytes`, since
/// headers stand side by side.
struct SparseWindow {
  /// The file's size.
  let byteCount: Int
  private var stepBytes: Int
  private var start = 0
  private var bytes: [UInt8]

  /// What is read behind a jump, in bytes: a header and a little.
  ///
  /// Of a PNG of 50 MB in chunks of 8 KB, as libpng writes them, the headers take 0.4 MB so, and 3.1 MB at 512.
  static let jumpBytes = 64
  private static let growth = 8
  /// What is passed over without its being a jump: a GIF's sub-blocks, of 255 bytes at most, take few reads so.
  private static let nearBytes = 512
  /// Where what was last asked for ended.
  private var lastEnd = 0

  /// Begins with what was read to tell the format, or with nothing.
  init(_ bytes: [UInt8] = [], byteCount: Int, limits: ReadLimits) {
    self.byteCount = byteCount
    self.bytes = bytes
    stepBytes = max(1, limits.stepBytes)
  }

  /// Forgets what is at hand and reads by whole windows from here on: every byte will be looked at.
  mutating func widen(_ limits: ReadLimits) {
    self = SparseWindow(byteCount: byteCount, limits: limits)
    stepBytes = max(stepBytes, limits.windowBytes)
  }

  /// The bytes at a place; nil where the file ends before.
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
