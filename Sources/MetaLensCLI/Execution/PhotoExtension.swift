import MetaLensKit
import MetaLensPlatform

/// The file name extensions that say “this is a photo”.
///
/// A file with one of them that can't be analysed is told; any other file is no photo to begin with.
enum PhotoExtension {
  /// Whether the name has one, in whatever case; a name that is nothing else (`.jpg`) has none.
  ///
  /// What a download or a copy puts behind one is passed over: `.jpg?width=640`, `.jpg:large`, `.jpg_large`, `.jpg (1)`,
  /// `.jpg.1`.
  static func isIn(_ path: SystemPath) -> Bool {
    if FormatExtension.all.contains(path.pathExtension) { return true }
    let name = path.lastComponent.bytes
    return name.indices.dropFirst().contains { dot in
      guard name[dot] == UInt8(ascii: ".") else { return false }
      let letters = name[(dot + 1)...].prefix { isLetterOrDigit($0) }
      let rest = name[(dot + 1 + letters.count)...]
      guard let next = rest.first,
        FormatExtension.all.contains(NameExtension(String(decoding: letters, as: UTF8.self)).text)
      else { return false }
      // A query may hold dots; behind other signs one begins an extension, unless it is a number.
      return "?#:&%".utf8.contains(next)
        || rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst().allSatisfy {
          !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) }
        }
    }
  }

  /// Whether a file that can't be opened may be a photo by its name: cameras write an extension, and some programs that
  /// keep what they received write none.
  static func mayBeIn(_ path: SystemPath) -> Bool {
    isIn(path) || !path.lastComponent.bytes.contains(UInt8(ascii: "."))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
