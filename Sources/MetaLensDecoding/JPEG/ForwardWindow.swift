import MetaLensBytes
import MetaLensFacts

/// The part of a file that a walk is reading: windows in sequence, each of which is hashed once when it is read.
struct ForwardWindow: ~Copyable {
  /// The file's bytes from `start` on.
  private(set) var bytes: [UInt8]
  /// The offset of `bytes` in the file.
  private(set) var start: Int
  /// The file's size.
  let byteCount: Int
  private let source: any ByteSource
  private let windowBytes: Int
  private var hash: DigestStream?
  /// The file's first bytes read so far, if the picture is to be decoded from them; nil otherwise.
  private var kept: [UInt8]?
  private let maximumKept: Int
  /// The room in bytes that kept bytes get at first; when it is full, they get once for all what the file can need.
  ///
  /// Most photos fit, and of a file with much more behind its picture no more is asked for: where memory is limited,
  /// that would end the process. So would room that doubles, since at each step the old and the new are there together.
  static let firstRoom = 1 << 24

  /// Makes a window that begins with the bytes read for the header.
  init(
    header: HeaderWindow, of source: any ByteSource, hashing: Bool, keeping: Bool = false, limits: ReadLimits
  ) throws(PhotoReadingError) {
    self.source = source
    bytes = header.bytes
    start = 0
    byteCount = header.byteCount
    windowBytes = max(1, limits.windowBytes)
    hash = hashing ? DigestStream(.sha256) : nil
    if hashing, hash == nil { throw .read(HashingUnavailable()) }
    hash?.update(bytes)
    maximumKept = max(0, limits.pictureBytes)
    guard keeping else { return }
    kept = Array(bytes.prefix(maximumKept))
    kept?.reserveCapacity(min(byteCount, maximumKept, Self.firstRoom))
  }

  /// Makes a window that begins at an offset and isn't hashed.
  init(at offset: Int, byteCount: Int, of source: any ByteSource, limits: ReadLimits) {
    self.source = source
    bytes = []
    start = offset
    self.byteCount = byteCount
    windowBytes = max(1, limits.windowBytes)
    maximumKept = 0
  }

  /// The offset of the end of `bytes` in the file.
  var end: Int { start + bytes.count }

  /// Reads the next window and discards the bytes before `offset`; returns false at the end of the file.
  mutating func advance(keepingFrom offset: Int) throws(PhotoReadingError) -> Bool {
    guard end < byteCount else { return false }
    guard !Task.isCancelled else { throw .cancelled }
    let window = try source.window(at: end, count: min(windowBytes, byteCount - end))
    hash?.update(window)
    if let count = kept?.count, let room = kept?.capacity {
      let more = window.prefix(maximumKept - count)
      if count + more.count > room { kept?.reserveCapacity(min(byteCount, maximumKept)) }
      kept? += more
    }
    let first = max(start, min(offset, end))
    bytes = first == end ? window : Array(bytes[(first - start)...]) + window
    start = first
    return true
  }

  /// Makes the bytes before `limit` available, keeping those from `offset` on; returns false if the file ends before
  /// `limit`.
  mutating func load(to limit: Int, keepingFrom offset: Int) throws(PhotoReadingError) -> Bool {
    while end < limit {
      guard try advance(keepingFrom: offset) else { return false }
    }
    return true
  }

  /// Reads up to an offset and returns all bytes before it, which are the bytes that were hashed.
  ///
  /// No further bytes are kept. Returns nil if there are more than `ReadLimits.pictureBytes`.
  mutating func takeKept(to limit: Int) throws(PhotoReadingError) -> [UInt8]? {
    guard limit <= maximumKept else {
      kept = nil
      return nil
    }
    while end < limit, try advance(keepingFrom: end) {}
    var bytes = kept.take()
    if let count = bytes?.count, count > limit { bytes?.removeLast(count - limit) }
    return bytes
  }

  /// Reads to the end of the file and returns its hash; nil if hashing wasn't requested.
  mutating func finish() throws(PhotoReadingError) -> String? {
    guard hash != nil else { return nil }
    while try advance(keepingFrom: end) {}
    return hash.take()?.finalize()
  }
}
