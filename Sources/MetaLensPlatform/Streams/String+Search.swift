#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension String {
  /// How many bytes of UTF-8 stand before the first such byte, from an offset on; nil where there is none.
  ///
  /// For text of the program's own, which is looked through with every report: `firstIndex(of:)` makes an index of
  /// each byte, and costs some twenty times as much.
  package func utf8Offset(of byte: UInt8, from start: Int) -> Int? {
    var text = self
    return text.withUTF8 { text in
      guard start >= 0, start < text.count, let base = text.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), text.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
