internal import CMetaLensShims

// All unsafe code for memchr, reached through CMetaLensShims, is in this file. Photos with
// bytes after EOI are searched whole, and a loop in Swift costs some fifteen times as much.

extension [UInt8] {
  /// Index of the first 0xFF at or after `start`, or the count where there is none.
  func firstFF(from start: Int) -> Int {
    guard start >= 0, start < count else { return count }
    return unsafe withUnsafeBufferPointer { buffer in
      let rest = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
      return unsafe start + Int(metalens_find_ff(rest.baseAddress, rest.count))
    }
  }
}
