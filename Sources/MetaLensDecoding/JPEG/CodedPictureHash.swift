package import MetaLensFacts

/// The SHA-256 of the coded picture alone, which shows whether two files contain the same picture regardless of their
/// other content.
///
/// The hash covers the bytes from the first table (DQT, DHT, DRI, DAC) or frame header to EOI, EOI included, without
/// the APPn and COM segments among them and the fill bytes before those: writers put metadata both before and after
/// tables.
package enum CodedPictureHash {
  /// Returns the digest in lower-case hexadecimal.
  ///
  /// - Returns: Nil if there is no frame or EOI, if metadata is in the middle of a scan's data, if there are more
  ///   segments than were kept, or if SHA-256 isn't available.
  package static func digest(
    of coding: JPEGCoding, in source: any ByteSource, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> String? {
    guard let range = coding.codedRange, coding.segments.count < limits.segments,
      coding.segments.contains(where: \.isFrameHeader), let pieces = Self.pieces(of: coding, in: range)
    else { return nil }
    return try RangesHash.digest(of: pieces, in: source, limits: limits)?.sha256
  }

  /// Returns the range without its metadata; nil if metadata is in the middle of a scan's data.
  ///
  /// A marker ends the data (T.81, F.2.2.5): data after such metadata isn't decoded, but would be if the metadata were
  /// removed.
  static func pieces(of coding: JPEGCoding, in range: Range<Int>) -> [Range<Int>]? {
    var pieces: [Range<Int>] = []
    var position = range.lowerBound
    var hasScan = false
    for (index, segment) in coding.segments.enumerated() where segment.offset >= range.lowerBound {
      if segment.marker == JPEGMarker.startOfScan { hasScan = true }
      guard segment.isMetadata else { continue }
      let next =
        index + 1 < coding.segments.count
        ? coding.segments[index + 1].offset - coding.segments[index + 1].fillCount
        : range.upperBound - 2
      if hasScan, segment.endOffset != next { return nil }
      let start = max(position, segment.offset - segment.fillCount)
      if start > position { pieces.append(position..<start) }
      position = max(position, segment.endOffset)
    }
    if position < range.upperBound { pieces.append(position..<range.upperBound) }
    return pieces
  }
}
