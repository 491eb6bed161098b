import MetaLensFacts

/// A block of metadata in memory, unpacked, and the places in the file that its bytes come from.
struct LocatedBytes {
  /// The block's bytes, without any prefix that the container puts before them.
  var bytes: [UInt8]
  /// The part of the file that contains it, in the field's terms.
  var container: String
  /// The places in the file of its consecutive pieces, in order; the first piece begins at 0, and there is always one.
  var pieces: [ExifFacts.Piece]

  /// Makes a block of consecutive bytes of the file.
  init(_ bytes: [UInt8], container: String, fileOffset: Int, isPacked: Bool = false) {
    self.bytes = bytes
    self.container = container
    pieces = [ExifFacts.Piece(start: 0, fileOffset: fileOffset, isPacked: isPacked)]
  }

  /// Appends bytes with a place of their own in the file.
  ///
  /// An empty block takes the place of the first bytes appended.
  mutating func append(_ more: some Collection<UInt8>, fileOffset: Int) {
    guard !more.isEmpty else { return }
    if bytes.isEmpty { pieces = [] }
    pieces.append(ExifFacts.Piece(start: bytes.count, fileOffset: fileOffset))
    bytes += more
  }

  /// The offset of its first byte in the file; for a packed block, the offset of the part that contains it.
  var fileOffset: Int { pieces.first?.fileOffset ?? 0 }

  /// Returns a byte's offset in the file; nil if the byte is packed there.
  func fileOffset(at offset: Int) -> Int? {
    // An offset before the first piece counts from that piece.
    let last = max(0, pieces.partitioningIndex { $0.start > offset } - 1)
    guard last < pieces.count, !pieces[last].isPacked else { return nil }
    return pieces[last].fileOffset + offset - pieces[last].start
  }
}
