/// The last component of a path, as far as rules look at it: context, which no score may depend on.
package struct FileName: Sendable {
  /// Longer names than file systems allow are cut (NAME_MAX is 255 on Linux, APFS and NTFS).
  package static let limit = 255

  /// The name's bytes, at most `limit`.
  package let bytes: [UInt8]
  /// What follows its last dot.
  package let nameExtension: NameExtension

  /// The name of the file at a path.
  package init(ofPath path: [UInt8]) {
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    bytes = Array(path[start...].prefix(Self.limit))
    nameExtension = NameExtension(ofPath: path)
  }

  /// A name without folders.
  package init(_ text: String) { self.init(ofPath: Array(text.utf8)) }

  /// The name without its extension, which has one to four bytes; whole where no such ends it.
  package var stem: ArraySlice<UInt8> {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, (2...5).contains(bytes.count - dot)
    else { return bytes[...] }
    return bytes[..<dot]
  }
}
