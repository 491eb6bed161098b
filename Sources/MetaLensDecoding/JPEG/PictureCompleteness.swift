import MetaLensFacts

/// What follows the header: whether the picture ends in it, and the hash of the whole file.
///
/// Both come from one reading. The file's last bytes are looked at first: where
/// the first marker in them is EOI, as in most photos, nothing else need be read
/// for the facts. Then its last window: phones and padding put some bytes behind
/// EOI. Otherwise (another picture, a long trailer, a cut file) the scan data is
/// searched. Whether there is a hash to make doesn't change the answer.
///
/// What is not told: whether data is missing in the middle, as where a second
/// large picture follows one that was cut. That takes decoding.
struct PictureCompleteness {
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

  mutating func read(_ header: HeaderWindow, _ context: inout ReadingContext) throws(PhotoReadingError) {
    let byteCount = header.byteCount
    let position = header.bytes.count
    // The tail is kept, so that no byte is read twice.
    var tail: [UInt8] = []
    var isSearching = false
    if let scanOffset, !Self.isScanEmpty(header.bytes, at: scanOffset) {
      // Most photos end with EOI in data of their own picture; some with up to a window of a maker's bytes. What is looked at
      // goes by the file's size alone: how much of it the header took in differs with hashing. A small file is searched at once.
      let window = context.limits.windowBytes
      for reach in [Self.reach, window] where !isComplete && byteCount > window {
        let start = max(scanOffset, byteCount - max(1, min(reach, window)))
        let rest = max(position, start)
        let missing = byteCount - tail.count - rest
        if missing > 0 { tail = try context.source.window(at: rest, count: missing) + tail }
        let bytes = start < position ? Array(header.bytes[start...]) + tail : tail
        isComplete = Self.firstMarkerIsEndOfImage(bytes)
      }
      isSearching = !isComplete
    }
    var window = try ForwardWindow(
      header: header, of: TailedSource(source: context.source, tail: tail), hashing: hashing,
      limits: context.limits)
    if isSearching, let scanOffset {
      var reader = CodingReader(limits: context.limits)
      var walk = PictureWalk(at: scanOffset, inData: true)
      try walk.run(&window, reader: &reader)
      isComplete = walk.isWhole
    }
    sha256 = try window.finish()
  }

  /// How far from the end is looked first, in bytes.
  private static let reach = 4096

  /// Whether EOI is the first marker in bytes that begin in entropy-coded data.
  ///
  /// Another marker there belongs to another picture, to a later scan or to a trailer: then all is searched.
  private static func firstMarkerIsEndOfImage(_ bytes: [UInt8]) -> Bool {
    let index = bytes.firstMarker(from: 0)
    return index + 1 < bytes.count && bytes[index + 1] == JPEGMarker.endOfImage
  }

  /// Whether EOI stands where the first entropy-coded byte should: a header without a picture.
  private static func isScanEmpty(_ header: [UInt8], at offset: Int) -> Bool {
    offset + 1 < header.count && header[offset] == 0xFF && header[offset + 1] == JPEGMarker.endOfImage
  }
}

/// A source whose last bytes were read already: they are what is given of it.
private struct TailedSource: ByteSource {
  let source: any ByteSource
  let tail: [UInt8]

  var byteCount: Int { source.byteCount }

  func read(at offset: Int, count: Int) throws -> [UInt8] {
    let start = byteCount - tail.count
    let own = max(0, min(count, start - offset))
    let known = tail.dropFirst(max(0, offset - start)).prefix(count - own)
    return own == 0 ? Array(known) : try source.read(at: offset, count: own) + known
  }
}

/// libcrypto refused SHA-256.
struct HashingUnavailable: Error, CustomStringConvertible {
  /// What stands behind "The file couldn't be read".
  var description: String { "SHA-256 isn't available" }
}
