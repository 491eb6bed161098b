import MetaLensFacts

/// The EXIF block that is read of several: the one of the best place, and of those the first.
struct ExifChoice {
  /// The one chosen so far.
  private(set) var block: LocatedBytes?
  private var rank = Int.max

  /// Offers a block; the one that isn't chosen is a diagnostic.
  ///
  /// - Parameter rank: of its place; lower goes before higher.
  mutating func offer(_ candidate: LocatedBytes, rank: Int = 0, _ context: inout ReadingContext) {
    // What is no EXIF at all doesn't stand before one that is.
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

  /// A block without the `Exif` NUL NUL that belongs before it in a JPEG alone (PNG, eXIf).
  static func body(of payload: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    payload.starts(with: ExifDecoding.identifier) ? payload.dropFirst(6) : payload
  }
}
