import MetaLensFacts

/// What follows the header: whether the picture ends in it, and the hash of the whole file.
///
/// Both come from one reading. The file's last two bytes are looked at first:
/// where they are EOI, as in most photos, nothing else need be read for the
/// facts. Then its last window: phones and padding put some bytes behind EOI.
/// Otherwise (a long trailer, or a cut file) the scan data is searched. Whether
/// there is a hash to make doesn't change the answer.
struct PictureRest {
  /// Whether the main picture's EOI is there.
  private(set) var isComplete = false
  /// The hash in lower-case hexadecimal, if asked for.
  private(set) var sha256: String?

  private let scanOffset: Int?
  private let hashing: Bool

  init(scanOffset: Int?, hashing: Bool) {
    self.scanOffset = scanOffset
    self.hashing = hashing
  }

  mutating func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, header: HeaderWindow, limits: ReadLimits
  ) throws(DecodingError) {
    let byteCount = header.byteCount
    var position = header.bytes.count
    // The tail is kept, so that no byte is read twice.
    var tailStart = max(position, byteCount - 2)
    var tail = tailStart < byteCount ? try source.window(at: tailStart, count: byteCount - tailStart) : []
    var search = ScanEndSearch()
    var isSearching = false
    if let scanOffset {
      // EOI can't begin before the scan data does.
      isComplete =
        byteCount >= scanOffset + 2
        && Self.byte(byteCount - 2, header.bytes, tail, tailStart) == 0xFF
        && Self.byte(byteCount - 1, header.bytes, tail, tailStart) == JPEGMarker.endOfImage
      let windowStart = max(position, tailStart - max(1, limits.windowBytes))
      if !isComplete, windowStart < tailStart {
        tail = try source.window(at: windowStart, count: tailStart - windowStart) + tail
        tailStart = windowStart
        isComplete = Self.hasEndOfImage(tail, from: max(0, scanOffset - tailStart))
      }
      isSearching = !isComplete
      if isSearching { search.feed(header.bytes, from: scanOffset) }
    }

    var hash = hashing ? SHA256Stream() : nil
    if hashing, hash == nil { throw .read(HashingUnavailable()) }
    hash?.update(header.bytes)
    while position < tailStart, hashing || isSearching && search.outcome == .searching {
      guard !Task.isCancelled else { throw .cancelled }
      let count = min(max(1, limits.windowBytes), tailStart - position)
      let window = try source.window(at: position, count: count)
      position += count
      hash?.update(window)
      if isSearching { search.feed(window) }
    }
    hash?.update(tail)
    sha256 = hash?.finalize()
    if isSearching {
      search.feed(tail)
      isComplete = search.outcome == .found
    }
  }

  /// Whether EOI stands in bytes that hold entropy-coded data, or what follows it: in the data itself it can't.
  private static func hasEndOfImage(_ bytes: [UInt8], from start: Int) -> Bool {
    var index = bytes.firstMarker(from: start)
    while index + 1 < bytes.count {
      if bytes[index + 1] == JPEGMarker.endOfImage { return true }
      index = bytes.firstMarker(from: index + 1)
    }
    return false
  }

  /// A byte of the file that is in the header's window or in the tail.
  private static func byte(_ index: Int, _ header: [UInt8], _ tail: [UInt8], _ tailStart: Int) -> UInt8 {
    index < header.count ? header[index] : tail[index - tailStart]
  }
}

/// libcrypto gave no context, which happens without memory or under a policy that forbids SHA-256.
struct HashingUnavailable: Error {}
