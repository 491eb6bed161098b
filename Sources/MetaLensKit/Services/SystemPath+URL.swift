import MetaLensPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SystemPath {
  /// The path of a file URL, its percent escapes undone byte by byte, so that a name that isn't UTF-8 survives.
  init?(fileURL url: URL) {
    guard url.isFileURL else { return nil }
    var bytes: [UInt8] = []
    var escaped = Array(url.path(percentEncoded: true).utf8)[...]
    while let byte = escaped.popFirst() {
      if byte == UInt8(ascii: "%"), escaped.count >= 2,
        let value = UInt8(String(decoding: escaped.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        escaped = escaped.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    // A directory's URL ends in a slash that belongs to no name.
    if bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    self.init(bytes: bytes)
  }
}
