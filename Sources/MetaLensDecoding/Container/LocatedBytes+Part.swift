import MetaLensFacts

extension LocatedBytes {
  /// Returns a range of the block as a block of its own, without the part outside the block.
  func part(_ range: Range<Int>, container: String) -> LocatedBytes {
    let range = range.clamped(to: 0..<bytes.count)
    var part = LocatedBytes(Array(bytes[range]), container: container, fileOffset: fileOffset)
    part.pieces = pieces(of: range)
    return part
  }

  /// Returns the ranges of the file that a range of the block comes from, in the block's order; empty if any of it is
  /// packed.
  func fileRanges(of range: Range<Int>) -> [Range<Int>] {
    let range = range.clamped(to: bytes.indices)
    let pieces = pieces(of: range)
    guard !range.isEmpty, !pieces.contains(where: \.isPacked) else { return [] }
    return pieces.indices.map { index in
      let piece = pieces[index]
      let end = index + 1 < pieces.count ? pieces[index + 1].start : range.count
      return piece.fileOffset..<piece.fileOffset + max(0, end - piece.start)
    }
  }

  /// Returns the pieces of a range within the block, relative to the range's start.
  private func pieces(of range: Range<Int>) -> [ExifFacts.Piece] {
    var first = pieces.partitioningIndex { $0.start > range.lowerBound }
    if first > 0 { first -= 1 }
    return pieces[first...].prefix { $0.start < max(range.upperBound, range.lowerBound + 1) }.map { piece in
      // A packed piece has a single place, no matter where in it the range begins.
      let skipped = piece.isPacked ? 0 : max(0, range.lowerBound - piece.start)
      return ExifFacts.Piece(
        start: max(0, piece.start - range.lowerBound), fileOffset: piece.fileOffset + skipped,
        isPacked: piece.isPacked)
    }
  }

  /// Joins blocks that follow each other, such as the parts of one thing in a JPEG's segments; nil if there are none.
  static func joined(_ parts: [JPEGMetadata.Piece], container: String) -> LocatedBytes? {
    guard let first = parts.first else { return nil }
    var block = LocatedBytes([], container: container, fileOffset: first.fileOffset)
    block.bytes.reserveCapacity(parts.reduce(0) { $0 + $1.payload.count })
    for part in parts { block.append(part.payload, fileOffset: part.fileOffset) }
    return block
  }
}
