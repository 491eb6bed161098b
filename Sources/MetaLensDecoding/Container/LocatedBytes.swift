import MetaLensFacts

/// A block of metadata in memory, unpacked, and where its bytes stand in the file.
struct LocatedBytes {
  /// The block's bytes, without what a container puts before it.
  var bytes: [UInt8]
  /// What holds it, in the field's terms.
  var container: String
  /// Where runs of it stand in the file, in order; the first begins at 0, and there is always one.
  var pieces: [ExifFacts.Piece]

  /// Bytes of one run of the file.
  init(_ bytes: [UInt8], container: String, fileOffset: Int, isPacked: Bool = false) {
    self.bytes = bytes
    self.container = container
    pieces = [ExifFacts.Piece(start: 0, fileOffset: fileOffset, isPacked: isPacked)]
  }

  /// Adds bytes with a place of their own in the file; an empty block takes the place of the first that come.
  mutating func append(_ more: some Collection<UInt8>, fileOffset: Int) {
    guard !more.isEmpty else { return }
    if bytes.isEmpty { pieces = [] }
    pieces.append(ExifFacts.Piece(start: bytes.count, fileOffset: fileOffset))
    bytes += more
  }

  /// Where its first byte stands in the file; where it is packed, the place of what holds it.
  var fileOffset: Int { pieces.first?.fileOffset ?? 0 }

  /// Where a byte stands in the file; nil where it is packed there.
  func fileOffset(at offset: Int) -> Int? {
    // The first piece stands for what would be before it.
    let last = max(0, pieces.partitioningIndex { $0.start > offset } - 1)
    guard last < pieces.count, !pieces[last].isPacked else { return nil }
    return pieces[last].fileOffset + offset - pieces[last].start
  }
}
