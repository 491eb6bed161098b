package import MetaLensFacts

/// SHA-256 of the coded picture alone, so that two files can be told to hold the same one whatever else they hold.
///
/// Hashed is what stands from the first table (DQT, DHT, DRI, DAC) or frame
/// header to EOI, EOI included, without the APPn and COM segments among it and
/// the fill bytes before those: writers put metadata before tables and behind.
package enum CodedPictureHash {
  /// The digest in lower-case hexadecimal.
  ///
  /// - Returns: nil without a frame or an EOI, where metadata stand in the middle of a scan's data, where there are
  ///   more segments than were kept, and where there is no SHA-256 to be had.
  package static func digest(
    of coding: JPEGCoding, in source: any ByteSource, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> String? {
    guard let range = coding.codedRange, coding.segments.count < limits.segments,
      coding.segments.contains(where: \.isFrameHeader), let pieces = Self.pieces(of: coding, in: range)
    else { return nil }
    return try RangesHash.digest(of: pieces, in: source, limits: limits)?.sha256
  }

  /// The range without its metadata; nil where metadata stand in the middle of a scan's data.
  ///
  /// A marker ends the data (T.81, F.2.2.5): what follows metadata there isn't decoded, and would be without them.
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
