internal import CMetaLensShims

// All unsafe code for the marker search, reached through CMetaLensShims, is in this file. Photos with
// bytes after EOI are searched whole, and a loop in Swift costs some fifteen times as much.

extension [UInt8] {
  /// Returns the index of the first 0xFF from `start` on that is neither stuffed nor part of a restart marker, or the
  /// count if there is none.
  ///
  /// An 0xFF that is the last byte counts, since its second byte isn't known yet.
  func firstMarker(from start: Int) -> Int {
    guard start >= 0, start < count else { return count }
    return unsafe withUnsafeBufferPointer { buffer in
      let rest = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
      return unsafe start + Int(metalens_find_marker(rest.baseAddress, rest.count))
    }
  }
}
