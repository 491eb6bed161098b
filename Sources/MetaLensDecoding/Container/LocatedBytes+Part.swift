import MetaLensFacts

extension LocatedBytes {
  /// A run of the block as a block of its own; what of the range is outside is left out.
  func part(_ range: Range<Int>, container: String) -> LocatedBytes {
    let range = range.clamped(to: 0..<bytes.count)
    var part = LocatedBytes(Array(bytes[range]), container: container, fileOffset: fileOffset)
    var first = pieces.partitioningIndex { $0.start > range.lowerBound }
    if first > 0 { first -= 1 }
    part.pieces = pieces[first...].prefix { $0.start < max(range.upperBound, range.lowerBound + 1) }.map {
      piece in
      // A packed piece has the one place, however deep in it the run begins.
      let skipped = piece.isPacked ? 0 : max(0, range.lowerBound - piece.start)
      return ExifFacts.Piece(
        start: max(0, piece.start - range.lowerBound), fileOffset: piece.fileOffset + skipped,
        isPacked: piece.isPacked)
    }
    return part
  }

  /// Blocks that follow each other as one: what a JPEG's segments hold of one thing; nil of none.
  static func joined(_ parts: [(payload: ArraySlice<UInt8>, fileOffset: Int)], container: String)
    -> LocatedBytes?
  {
    guard let first = parts.first else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.payload.count })
    var pieces: [ExifFacts.Piece] = []
    for part in parts where !part.payload.isEmpty {
      pieces.append(ExifFacts.Piece(start: bytes.count, fileOffset: part.fileOffset))
      bytes += part.payload
    }
    var block = LocatedBytes(bytes, container: container, fileOffset: first.fileOffset)
    if !pieces.isEmpty { block.pieces = pieces }
    return block
  }
}
