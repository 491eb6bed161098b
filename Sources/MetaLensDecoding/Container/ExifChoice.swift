import MetaLensFacts

/// Chooses which of several EXIF blocks to read: the one in the best place, and the first of those.
struct ExifChoice {
  /// The block chosen so far.
  private(set) var block: LocatedBytes?
  private var rank = Int.max

  /// Offers a block.
  ///
  /// The block that isn't chosen becomes a diagnostic.
  ///
  /// - Parameter rank: The rank of its place; lower ranks are preferred.
  mutating func offer(_ candidate: LocatedBytes, rank: Int = 0, _ context: inout ReadingContext) {
    // A block that isn't EXIF isn't preferred to one that is.
    guard ByteOrder(mark: candidate.bytes[...]) != nil else {
      context.log.add(.exifHeaderInvalid, at: candidate.container, offset: candidate.fileOffset)
      return
    }
    guard let chosen = block else {
      (block, self.rank) = (candidate, rank)
      return
    }
    let loser = rank < self.rank ? chosen : candidate
    context.log.add(.secondExifBlock, at: loser.container, offset: loser.fileOffset)
    if rank < self.rank { (block, self.rank) = (candidate, rank) }
  }

  /// Returns a block without `Exif` NUL NUL, which belongs before it only in a JPEG (PNG, eXIf).
  static func body(of payload: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    payload.starts(with: ExifDecoding.identifier) ? payload.dropFirst(6) : payload
  }
}
