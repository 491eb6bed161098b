#if canImport(Glibc)
  import Glibc
#else
  import CoreFoundation
#endif
import Synchronization

/// Decodes text in encodings other than UTF-8, with the system's own tables.
package enum TextConversion {
  /// The maximum size of the input in bytes: no tag of a photo contains more text.
  static let limit = 1 << 20

  /// Decodes strictly: returns nil for a sequence that the encoding doesn't have, for an unknown encoding, or for more
  /// than 1 MiB.
  package static func decode(_ bytes: [UInt8], from encoding: String) -> String? {
    // "//" would make iconv lenient, and an empty name means the locale's encoding.
    guard bytes.count <= limit, !encoding.isEmpty, !encoding.utf8.contains(where: { $0 == 47 || $0 == 0 })
    else { return nil }
    return convert(bytes, from: encoding)
  }

  /// Makes the system load its tables for these encodings and keep them, so that a process that can't open files any
  /// more can still decode the encodings.
  package static func load(_ encodings: [String]) {
    #if canImport(Glibc)
      for encoding in encodings {
        if let converter = take(encoding) { giveBack(converter, of: encoding) }
      }
    #endif
  }

  #if canImport(Glibc)
    /// Converters that aren't in use, with their encodings; each is stored as its pointer's number.
    ///
    /// They stay open: glibc would unload an encoding's tables some time after its last converter was closed, and would
    /// load them again for each of thousands of texts.
    private static let idle = Mutex<[(encoding: String, converter: Int)]>([])

    /// The maximum number of converters kept: each of our few encodings, for a dozen threads that read texts at once.
    private static let maximumIdle = 64

    private static func take(_ encoding: String) -> Int? {
      let kept = idle.withLock { idle in
        idle.lastIndex { $0.encoding == encoding }.map { idle.remove(at: $0).converter }
      }
      if let kept { return kept }
      let opened = unsafe Int(bitPattern: iconv_open("UTF-8", encoding))
      return opened == -1 ? nil : opened
    }

    private static func giveBack(_ converter: Int, of encoding: String) {
      let isKept = idle.withLock { idle in
        guard idle.count < maximumIdle else { return false }
        idle.append((encoding, converter))
        return true
      }
      if !isKept { unsafe _ = iconv_close(iconv_t(bitPattern: converter)) }
    }

    private static func convert(_ bytes: [UInt8], from encoding: String) -> String? {
      guard let number = take(encoding), let converter = unsafe iconv_t(bitPattern: number) else {
        return nil
      }
      defer {
        // Resets the converter's state, which a stateful encoding or an error may have left.
        unsafe _ = iconv(converter, nil, nil, nil, nil)
        giveBack(number, of: encoding)
      }
      // A byte becomes a few bytes at most; if the output doesn't fit, decoding fails.
      let capacity = bytes.count * 6 + 64
      var isComplete = true
      let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe bytes.withUnsafeBytes { source in
          unsafe buffer.withMemoryRebound(to: CChar.self) { target in
            // iconv moves the pointer and doesn't change the text.
            var from = unsafe UnsafeMutablePointer(mutating: source.bindMemory(to: CChar.self).baseAddress)
            var fromLeft = source.count
            var to = target.baseAddress
            var toLeft = target.count
            // The second call returns bytes that a stateful encoding still holds back.
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
      let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
      let name = Array(encoding.utf8)
      let number = CFStringConvertIANACharSetNameToEncoding(
        unsafe CFStringCreateWithBytes(nil, name, name.count, utf8, false))
      guard number != kCFStringEncodingInvalidId,
        let text = unsafe CFStringCreateWithBytes(nil, bytes, bytes.count, number, false)
      else { return nil }
      // Only Foundation, which isn't imported here, makes a String of a CFString. Three bytes are the most for a unit.
      let length = CFStringGetLength(text)
      var output = [UInt8](repeating: 0, count: length * 3)
      var count = 0
      let converted = unsafe CFStringGetBytes(
        text, CFRange(location: 0, length: length), utf8, 0, false, &output, output.count, &count)
      return converted == length ? String(validating: output.prefix(count), as: UTF8.self) : nil
    }
  #endif
}
