import MetaLensFacts

/// Reads the file after its header: finds out whether the picture ends in it, and hashes the whole file.
///
/// Both use a single reading. The file's last bytes are examined first: if the first marker in them is EOI, as in most
/// photos, no other bytes are needed for the facts. The last window comes next: phones and padding put some bytes after
/// EOI. Otherwise (another picture, a long trailer, a truncated file) all scan data is searched. Whether the file is
/// hashed doesn't change the result.
///
/// It doesn't detect data missing in the middle, for example if a second large picture follows a truncated one. That
/// requires decoding.
struct PictureCompleteness {
  /// Whether the file has the main picture's EOI.
  private(set) var isComplete = false
  /// The hash in lower-case hexadecimal; nil if it wasn't requested.
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
      // Most photos end with EOI after their own picture's data, some with up to a window of a maker's bytes. Only the
      // file's size decides which bytes are examined, since the part read with the header differs with hashing. A small
      // file is searched at once.
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

  /// How far from the end the first search begins, in bytes.
  private static let reach = 4096

  /// Whether EOI is the first marker in bytes that begin in entropy-coded data.
  ///
  /// Another marker there belongs to another picture, to a later scan or to a trailer: then all data is searched.
  private static func firstMarkerIsEndOfImage(_ bytes: [UInt8]) -> Bool {
    let index = bytes.firstMarker(from: 0)
    return index + 1 < bytes.count && bytes[index + 1] == JPEGMarker.endOfImage
  }

  /// Whether EOI is where the first entropy-coded byte should be: a header without a picture.
  private static func isScanEmpty(_ header: [UInt8], at offset: Int) -> Bool {
    offset + 1 < header.count && header[offset] == 0xFF && header[offset + 1] == JPEGMarker.endOfImage
  }
}

/// A source whose last bytes were already read and are returned from memory.
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

/// The error that libcrypto refused SHA-256.
struct HashingUnavailable: Error, CustomStringConvertible {
  /// The text that follows "The file couldn't be read".
  var description: String { "SHA-256 isn't available" }
}
