import MetaLensBytes
package import MetaLensFacts

/// The SHA-256 of several ranges of a file, which are read in windows.
package struct RangesHash: Sendable {
  /// The digest in lower-case hexadecimal; nil if SHA-256 isn't available.
  package var sha256: String?
  /// The first bytes of the ranges, 32 at most.
  package var firstBytes: [UInt8]

  /// Reads and digests the ranges in order.
  ///
  /// - Returns: Nil if a range isn't within the file.
  package static func digest(
    of ranges: [Range<Int>], in source: any ByteSource, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> RangesHash? {
    guard ranges.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= source.byteCount }) else { return nil }
    guard var hash = DigestStream(.sha256) else { return RangesHash(sha256: nil, firstBytes: []) }
    var first: [UInt8] = []
    for range in ranges {
      var rest = range
      while let window = try source.nextWindow(of: &rest, limits: limits) {
        if first.count < 32 { first += window.prefix(32 - first.count) }
        hash.update(window)
      }
    }
    return RangesHash(sha256: hash.finalize(), firstBytes: first)
  }
}
