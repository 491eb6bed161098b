#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension [UInt8] {
  /// Whether these bytes sort before others: by the first byte that differs; if one is the beginning of the other, the
  /// shorter comes first.
  ///
  /// Returns the same as `lexicographicallyPrecedes` but compares many bytes at once: the names of a long list begin
  /// alike, and are sorted before anything is read.
  package func precedes(_ other: [UInt8]) -> Bool {
    unsafe withUnsafeBytes { left in
      unsafe other.withUnsafeBytes { right in
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
          return left.count < right.count
        }
        let order = unsafe memcmp(leftStart, rightStart, Swift.min(left.count, right.count))
        return order != 0 ? order < 0 : left.count < right.count
      }
    }
  }
}
