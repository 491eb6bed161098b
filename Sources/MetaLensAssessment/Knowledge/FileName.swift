/// The last component of a path, as rules use it: context that no score may depend on.
package struct FileName: Sendable {
  /// The maximum size in bytes, to which names are cut: the one that file systems allow (NAME_MAX is 255 on Linux, APFS
  /// and NTFS).
  package static let limit = 255

  /// The name's bytes, at most `limit`.
  package let bytes: [UInt8]
  /// The extension, which follows the last dot.
  package let nameExtension: NameExtension

  package init(ofPath path: [UInt8]) {
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    bytes = Array(path[start...].prefix(Self.limit))
    nameExtension = NameExtension(ofPath: path)
  }

  /// Makes the name from the last component of a text.
  package init(_ text: String) { self.init(ofPath: Array(text.utf8)) }

  /// The name without its extension, which has one to four bytes; the whole name if it has no such extension.
  package var stem: ArraySlice<UInt8> {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, (2...5).contains(bytes.count - dot)
    else { return bytes[...] }
    return bytes[..<dot]
  }
}
