package import MetaLensFacts

/// SHA-256 of the coded picture alone, so that two files can be told to hold the same one whatever else they hold.
///
/// Hashed is what stands from the first DQT, DHT or SOFn marker to EOI, EOI
/// included, without the APPn and COM segments among it and the fill bytes
/// before those: writers put metadata before tables and behind.
package enum CodedPictureHash {
  /// The digest in lower-case hexadecimal.
  ///
  /// - Returns: nil without a frame or an EOI, where there are more segments than were kept, and where there is no
  ///   SHA-256 to be had.
  package static func digest(
    of coding: JPEGCoding, in source: any ByteSource, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> String? {
    guard let range = coding.codedRange, coding.segments.count < limits.segments,
      coding.segments.contains(where: \.isFrameHeader)
    else { return nil }
    return try RangesHash.digest(of: pieces(of: coding, in: range), in: source, limits: limits)?.sha256
  }

  /// The range without its metadata.
  static func pieces(of coding: JPEGCoding, in range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var position = range.lowerBound
    for segment in coding.segments where segment.isMetadata && segment.offset >= range.lowerBound {
      let start = max(position, segment.offset - segment.fillCount)
      if start > position { pieces.append(position..<start) }
      position = max(position, segment.endOffset)
    }
    if position < range.upperBound { pieces.append(position..<range.upperBound) }
    return pieces
  }
}
