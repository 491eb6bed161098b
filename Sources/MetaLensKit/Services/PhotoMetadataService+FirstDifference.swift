import MetaLensDecoding
import MetaLensFacts
import MetaLensPlatform

extension PhotoMetadataService {
  /// Returns the offset of the first byte in which two photos differ; if the shorter one is the beginning of the other,
  /// its size.
  ///
  /// Reads both side by side by bounded windows, no further than the window with that byte.
  ///
  /// - Returns: nil if all bytes are the same.
  /// - Throws: a `MetaLensError` with the path of the photo that can't be read.
  func firstDifference(
    between place: PhotoSource, and other: PhotoSource
  ) throws(MetaLensError) -> Int? {
    let one = try naming(place.path) { try opened(place) }
    let two = try naming(other.path) { try opened(other) }
    let shared = min(one.byteCount, two.byteCount)
    var (left, right) = (0..<shared, 0..<shared)
    var found: Int?
    while found == nil, !left.isEmpty {
      let start = left.lowerBound
      let window = try naming(place.path) { try one.nextWindow(of: &left, limits: limits) ?? [] }
      let beside = try naming(other.path) { try two.nextWindow(of: &right, limits: limits) ?? [] }
      if window != beside { found = start + zip(window, beside).prefix { $0 == $1 }.count }
    }
    try naming(place.path) { try unchanged(one) { _ in } }
    try naming(other.path) { try unchanged(two) { _ in } }
    return found ?? (one.byteCount == two.byteCount ? nil : shared)
  }
}
