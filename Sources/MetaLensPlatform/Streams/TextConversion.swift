#if canImport(Glibc)
  import Glibc
#else
  import CoreFoundation
#endif
import Synchronization

/// Text in another encoding than UTF-8, by the system's own tables.
package enum TextConversion {
  /// The longest input, in bytes: no tag of a photo holds more text than this.
  static let limit = 1 << 20

  /// Decodes strictly: nil for a sequence the encoding doesn't have, an unknown encoding or over 1 MiB.
  package static func decode(_ bytes: [UInt8], from encoding: String) -> String? {
    // "//" would ask iconv to be lenient, and an empty name means the locale's encoding.
    guard bytes.count <= limit, !encoding.isEmpty, !encoding.utf8.contains(where: { $0 == 47 || $0 == 0 })
    else { return nil }
    return convert(bytes, from: encoding)
  }

  /// Has the system load what it needs for these encodings, and keep it: a process that can't open files any more decodes them
  /// all the same.
  package static func load(_ encodings: [String]) {
    #if canImport(Glibc)
      for encoding in encodings { keepTables(of: encoding) }
    #endif
  }

  #if canImport(Glibc)
    /// A converter of each encoding whose tables the system keeps, as the number that its pointer is.
    private static let kept = Mutex<[String: Int]>([:])

    /// Opens a converter that is never closed: glibc would unload the tables some time after, and load them again for each of
    /// thousands of texts.
    private static func keepTables(of encoding: String) {
      kept.withLock { kept in
        guard kept.count < mostKept, kept[encoding] == nil else { return }
        kept[encoding] = unsafe Int(bitPattern: iconv_open("UTF-8", encoding))
      }
    }

    /// The encodings that we ask for are fewer.
    private static let mostKept = 32
  #endif

  #if canImport(Glibc)
    private static func convert(_ bytes: [UInt8], from encoding: String) -> String? {
      keepTables(of: encoding)
      guard let converter = unsafe iconv_open("UTF-8", encoding),
        Int(bitPattern: converter) != -1
      else { return nil }
      defer { unsafe _ = iconv_close(converter) }
      var input = bytes.map { CChar(bitPattern: $0) }
      // A byte becomes a few at most; what doesn't fit fails as everything else does.
      let capacity = bytes.count * 6 + 64
      var isComplete = true
      let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe input.withUnsafeMutableBufferPointer { source in
          unsafe buffer.withMemoryRebound(to: CChar.self) { target in
            var from = source.baseAddress
            var fromLeft = source.count
            var to = target.baseAddress
            var toLeft = target.count
            // The second call returns what a stateful encoding still holds back.
            isComplete =
              unsafe iconv(converter, &from, &fromLeft, &to, &toLeft) == 0 && fromLeft == 0
              && iconv(converter, nil, nil, &to, &toLeft) == 0
            count = capacity - toLeft
          }
        }
      }
      return isComplete ? String(validating: output, as: UTF8.self) : nil
    }
  #else
    private static func convert(_ bytes: [UInt8], from encoding: String) -> String? {
      let name = encoding.withCString { text in
        unsafe CFStringCreateWithCString(nil, text, CFStringBuiltInEncodings.UTF8.rawValue)
      }
      let number = CFStringConvertIANACharSetNameToEncoding(name)
      guard number != kCFStringEncodingInvalidId,
        let text = unsafe CFStringCreateWithBytes(nil, bytes, bytes.count, number, false)
      else { return nil }
      return text as String
    }
  #endif
}
