import MetaLensFacts

/// The part of a file that a walk stands at: windows read one after the other, each hashed once as it comes.
struct ForwardWindow: ~Copyable {
  /// The file's bytes from `start` on.
  private(set) var bytes: [UInt8]
  /// Where `bytes` begins in the file.
  private(set) var start: Int
  /// The file's size.
  let byteCount: Int
  private let windowBytes: Int
  private var hash: SHA256Stream?

  /// Begins with what was read for the header.
  init(header: HeaderWindow, hashing: Bool, limits: ReadLimits) throws(PhotoReadingError) {
    bytes = header.bytes
    start = 0
    byteCount = header.byteCount
    windowBytes = max(1, limits.windowBytes)
    hash = hashing ? SHA256Stream() : nil
    if hashing, hash == nil { throw .read(HashingUnavailable()) }
    hash?.update(bytes)
  }

  /// Begins at a place of its own, unhashed.
  init(at offset: Int, byteCount: Int, limits: ReadLimits) {
    bytes = []
    start = offset
    self.byteCount = byteCount
    windowBytes = max(1, limits.windowBytes)
  }

  /// Where `bytes` ends in the file.
  var end: Int { start + bytes.count }

  /// Reads the next window and forgets what stands before `offset`; false at the end of the file.
  mutating func advance<Source: ByteSource & ~Copyable>(
    keepingFrom offset: Int, _ source: borrowing Source
  ) throws(PhotoReadingError) -> Bool {
    guard end < byteCount else { return false }
    guard !Task.isCancelled else { throw .cancelled }
    let window = try source.window(at: end, count: min(windowBytes, byteCount - end))
    hash?.update(window)
    let kept = max(start, min(offset, end))
    bytes = kept == end ? window : Array(bytes[(kept - start)...]) + window
    start = kept
    return true
  }

  /// Makes the bytes before `limit` available, keeping those from `offset` on; false where the file ends before.
  mutating func load<Source: ByteSource & ~Copyable>(
    to limit: Int, keepingFrom offset: Int, _ source: borrowing Source
  ) throws(PhotoReadingError) -> Bool {
    while end < limit {
      guard try advance(keepingFrom: offset, source) else { return false }
    }
    return true
  }

  /// Reads on to the end of the file where there is a hash to make, and gives it.
  mutating func finish<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source
  ) throws(PhotoReadingError) -> String? {
    guard hash != nil else { return nil }
    while try advance(keepingFrom: end, source) {}
    return hash.take()?.finalize()
  }
}
