package import MetaLensFacts

extension ByteSource {
  /// Reads the next window of a range and removes it from the range; nil if nothing is left.
  package func nextWindow(
    of rest: inout Range<Int>, limits: ReadLimits
  ) throws(PhotoReadingError) -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    guard !Task.isCancelled else { throw .cancelled }
    let count = min(max(1, limits.windowBytes), rest.count)
    let bytes = try window(at: rest.lowerBound, count: count)
    rest = rest.lowerBound + count..<rest.upperBound
    return bytes
  }

  /// Returns the bytes of a range that is small enough to be in memory as a whole; reads it in windows.
  package func contents(of range: Range<Int>, limits: ReadLimits) throws(PhotoReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var rest = range
    while let window = try nextWindow(of: &rest, limits: limits) { bytes += window }
    return bytes
  }
}
