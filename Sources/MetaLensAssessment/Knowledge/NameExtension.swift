/// A file name's extension, stored so that it can be compared without making a string.
///
/// Extensions of photos have at most four letters; one of more than eight bytes counts as none.
package struct NameExtension: Sendable, Equatable {
  /// The bytes, in lower case for ASCII, the last one in the lowest byte; 0 for no extension, and for one that is too
  /// long for a photo.
  private let packed: UInt64

  /// Makes the extension of a path's last component; a name that begins with its only dot (`.jpg`) has none.
  package init(ofPath path: [UInt8]) {
    var index = path.count - 1
    let first = max(0, path.count - 10)
    while index > first, path[index] != UInt8(ascii: "."), path[index] != UInt8(ascii: "/") { index -= 1 }
    guard index > 0, path[index] == UInt8(ascii: "."), path[index - 1] != UInt8(ascii: "/") else {
      packed = 0
      return
    }
    packed = Self.packing(path[(index + 1)...])
  }

  /// Makes an extension from a text without the dot.
  package init(_ text: String) { packed = Self.packing(text.utf8) }

  /// The extension without its dot, in lower case.
  package var text: String {
    String(decoding: packed.bytes().drop { $0 == 0 }, as: UTF8.self)
  }

  private static func packing(_ bytes: some Collection<UInt8>) -> UInt64 {
    guard bytes.count <= 8 else { return 0 }
    return bytes.reduce(0) { $0 << 8 | UInt64($1.asciiLowercased) }
  }
}
