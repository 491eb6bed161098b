import MetaLensFacts

/// Bytes anywhere in a file, of which only what is asked for and a little beyond is read.
///
/// The last read is kept. What follows it is read by `ReadLimits.stepBytes`,
/// since headers stand side by side; behind a jump only `jumpBytes` are read, so
/// that passing over pictures costs a look at each of their headers.
struct SparseWindow {
  /// The file's size.
  let byteCount: Int
  private let stepBytes: Int
  private var start = 0
  private var bytes: [UInt8]

  /// What is read behind a jump, in bytes.
  static let jumpBytes = 512

  /// Begins with what was read to tell the format.
  init(header: HeaderWindow, limits: ReadLimits) {
    byteCount = header.byteCount
    bytes = header.bytes
    stepBytes = max(1, limits.stepBytes)
  }

  /// The bytes at a place; nil where the file ends before.
  mutating func bytes<Source: ByteSource & ~Copyable>(
    at offset: Int, count: Int, from source: borrowing Source
  ) throws(DecodingError) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= byteCount, count <= byteCount - offset else { return nil }
    let end = start + bytes.count
    if offset < start || offset + count > end {
      guard !Task.isCancelled else { throw .cancelled }
      let isNext = offset >= start && offset <= end
      let wanted = max(count, isNext ? stepBytes : Self.jumpBytes)
      bytes = try source.window(at: offset, count: min(wanted, byteCount - offset))
      start = offset
    }
    return bytes[offset - start..<offset - start + count]
  }

  /// The bytes of a range as an array of their own; nil where the file ends before.
  mutating func array<Source: ByteSource & ~Copyable>(
    _ range: Range<Int>, from source: borrowing Source
  ) throws(DecodingError) -> [UInt8]? {
    try bytes(at: range.lowerBound, count: range.count, from: source).map(Array.init)
  }
}
