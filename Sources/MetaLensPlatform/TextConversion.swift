#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Conversion of texts by the C library's iconv.
package enum TextConversion {
  /// The text in an encoding, or nil where a byte isn't valid in it, the encoding is unknown, or there is more
  /// than 1 MiB.
  package static func decode(_ bytes: [UInt8], from encoding: String) -> String? {
    guard bytes.count <= 1 << 20 else { return nil }
    guard let descriptor = unsafe iconv_open("UTF-8", encoding),
      unsafe descriptor != iconv_t(bitPattern: -1)
    else { return nil }
    defer { unsafe iconv_close(descriptor) }
    // No character of the encodings in use takes more than three bytes of UTF-8 for one of its own.
    let capacity = bytes.count * 4 + 16
    var input = bytes.map { CChar(bitPattern: $0) }
    var isValid = false
    let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      unsafe input.withUnsafeMutableBufferPointer { source in
        unsafe buffer.withMemoryRebound(to: CChar.self) { target in
          var from = source.baseAddress
          var fromCount = source.count
          var to = target.baseAddress
          var toCount = target.count
          let result = unsafe iconv(descriptor, &from, &fromCount, &to, &toCount)
          isValid = result != size_t.max && fromCount == 0
          filled = capacity - toCount
        }
      }
    }
    return isValid ? String(validating: output, as: UTF8.self) : nil
  }
}
