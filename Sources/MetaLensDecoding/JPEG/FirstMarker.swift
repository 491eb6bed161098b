internal import CMetaLensShims

// All unsafe code for the marker search, reached through CMetaLensShims, is in this file. Photos with
// bytes after EOI are searched whole, and a loop in Swift costs some fifteen times as much.

extension [UInt8] {
  /// Index of the first 0xFF from `start` on that is neither stuffed nor a restart marker's.
  ///
  /// An 0xFF that is the last byte counts, since nothing tells yet what it is. The count where there is none.
  func firstMarker(from start: Int) -> Int {
    guard start >= 0, start < count else { return count }
    return unsafe withUnsafeBufferPointer { buffer in
      let rest = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
      return unsafe start + Int(metalens_find_marker(rest.baseAddress, rest.count))
    }
  }
}
