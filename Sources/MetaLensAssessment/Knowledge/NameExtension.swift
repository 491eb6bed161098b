/// What follows the last dot of a file's name, so that it can be compared without making text of it.
///
/// Extensions of photos have four letters at most; one of more than eight bytes is
/// taken as none.
package struct NameExtension: Sendable, Equatable {
  /// The bytes, ASCII lower-cased, the last one lowest; 0 for none, and for one too long to be a photo's.
  private let packed: UInt64

  /// The extension of a path's last component; a name that is nothing else (`.jpg`) has none.
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

  /// An extension without its dot.
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
