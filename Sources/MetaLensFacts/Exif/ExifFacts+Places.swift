extension ExifFacts {
  /// The range of the thumbnail in the file; nil if there is none, or if it isn't one run of the file.
  package var thumbnailFileRange: Range<Int>? { thumbnailRange.flatMap(fileRange) }

  /// Whether there is a thumbnail without a place in the file, since what contains it is compressed.
  package var isThumbnailPacked: Bool {
    thumbnailRange != nil && thumbnailFileRange == nil && pieces.contains(where: \.isPacked)
  }

  /// Returns the range in the file of a range of the block; nil if it is compressed there, or in more than one piece.
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

  /// The ranges of the whole block in the file, in order; nil if some of it is compressed there, or if the block was
  /// assembled from excerpts.
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
