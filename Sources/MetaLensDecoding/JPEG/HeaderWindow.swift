import MetaLensFacts

/// The part of a file that is in memory: a prefix that grows by whole windows as needed.
struct HeaderWindow {
  /// The file's bytes from its beginning, as far as they were needed.
  private(set) var bytes: [UInt8] = []
  /// The file's size.
  let byteCount: Int
  private let limits: ReadLimits
  /// Whether a longer prefix may be read again from the beginning, which is faster than joining two reads.
  ///
  /// False if the bytes are hashed, so that the hash is of the same bytes that are examined, read once.
  private let mayReadAgain: Bool

  init(byteCount: Int, limits: ReadLimits, mayReadAgain: Bool = false) {
    self.byteCount = byteCount
    self.limits = limits
    self.mayReadAgain = mayReadAgain
  }

  /// Makes the bytes before `end` available.
  ///
  /// - Returns: False if the file, or the limit of bytes kept in memory, ends before `end`; `isLimited(_:)` says which.
  mutating func load(to end: Int, from source: any ByteSource) throws(PhotoReadingError) -> Bool {
    if end <= bytes.count { return true }
    guard end <= byteCount, end <= limits.headerBytes else { return false }
    // A step beyond the requested bytes, since the next segments are usually short.
    let target = min(end + max(1, limits.stepBytes), byteCount)
    let maximum = 16 * max(1, limits.windowBytes)
    if mayReadAgain, !bytes.isEmpty, target <= maximum {
      // Doubles each time, so that a long header isn't read over and over.
      bytes = try source.window(at: 0, count: min(max(target, 2 * bytes.count), maximum, byteCount))
      return true
    }
    // Reserves room for all bytes at once: a long header would otherwise be copied at every doubling.
    if !bytes.isEmpty, bytes.capacity < target { bytes.reserveCapacity(max(target, bytes.count * 2)) }
    while bytes.count < target {
      let count = min(max(1, limits.windowBytes), target - bytes.count)
      let window = try source.window(at: bytes.count, count: count)
      if bytes.isEmpty { bytes = window } else { bytes += window }
    }
    return true
  }

  /// Whether `end` is within the file but beyond the limit of bytes kept in memory.
  func isLimited(_ end: Int) -> Bool { end <= byteCount && end > limits.headerBytes }
}

extension ByteSource {
  /// Reads exactly `count` bytes; throws `changedWhileRead` if the source returns fewer.
  func window(at offset: Int, count: Int) throws(PhotoReadingError) -> [UInt8] {
    let window: [UInt8]
    do { window = try read(at: offset, count: count) } catch { throw .read(error) }
    guard window.count == count else { throw .changedWhileRead }
    return window
  }
}
