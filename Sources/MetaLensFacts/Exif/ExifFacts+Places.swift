extension ExifFacts {
  /// Where the thumbnail stands in the file; nil if it has none, or it isn't one run there.
  package var thumbnailFileRange: Range<Int>? { thumbnailRange.flatMap(fileRange) }

  /// Whether there is a thumbnail that has no place in the file, since what holds it is packed there.
  package var isThumbnailPacked: Bool {
    thumbnailRange != nil && thumbnailFileRange == nil && pieces.contains(where: \.isPacked)
  }

  /// Where a run of the block stands in the file; nil if it is packed there, or stands in more than one piece.
  package func fileRange(of range: Range<Int>) -> Range<Int>? {
    guard !pieces.isEmpty else { return range.lowerBound + fileOffset..<range.upperBound + fileOffset }
    let start = fileOffset(at: range.lowerBound)
    var isHeld = false
    for piece in pieces where piece.start < max(range.upperBound, range.lowerBound + 1) {
      if piece.start <= range.lowerBound {
        isHeld = !piece.isPacked
      } else if piece.isPacked || piece.fileOffset - start != piece.start - range.lowerBound {
        return nil
      }
    }
    return isHeld ? start..<start + range.count : nil
  }

  /// Where the whole block stands in the file, in its order; nil if some of it is packed there, or it is put
  /// together of excerpts.
  package var fileRanges: [Range<Int>]? {
    guard !isExcerpt else { return nil }
    guard !pieces.isEmpty else { return [fileOffset..<fileOffset + bytes.count] }
    guard pieces[0].start == 0, !pieces.contains(where: \.isPacked) else { return nil }
    return pieces.indices.map { index in
      let piece = pieces[index]
      let end = index + 1 < pieces.count ? pieces[index + 1].start : bytes.count
      return piece.fileOffset..<piece.fileOffset + max(0, end - piece.start)
    }
  }
}
