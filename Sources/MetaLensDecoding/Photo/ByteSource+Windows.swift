package import MetaLensFacts

extension ByteSource {
  /// Reads the next window of a range and shortens the range by it; nil where nothing is left.
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
}
