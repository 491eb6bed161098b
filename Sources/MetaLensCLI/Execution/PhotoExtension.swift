import MetaLensKit
import MetaLensPlatform

/// The file name extensions that say “this is a photo”.
///
/// A file with one of them that can't be analysed is told; any other file is no photo to begin with.
enum PhotoExtension {
  /// Whether the name has one, in whatever case; a name that is nothing else (`.jpg`) has none.
  ///
  /// What a download or a copy puts behind one is passed over: `.jpg?width=640`, `.jpg:large`, `.jpg_large`, `.jpg (1)`,
  /// `.jpg.1`, `.jpg.part`.
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
      let end = String(decoding: rest.dropFirst().map(\.asciiLowercased), as: UTF8.self)
      switch next {
      case UInt8(ascii: "."): return additions.contains(end) || isNumber(end)
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"): return sizes.contains(end)
      case UInt8(ascii: " "), UInt8(ascii: "("):
        return isNumber(end.filter { $0 != "(" && $0 != ")" && $0 != " " })
      case UInt8(ascii: "~"): return end.isEmpty
      // Behind a query's dot stands a number or another file's extension.
      default: return "?#&%".utf8.contains(next) && !hasExtension(end)
      }
    }
  }

  /// Whether a file that can't be opened may be a photo by its name: cameras write an extension, and some programs that
  /// keep what they received write none.
  static func mayBeIn(_ path: SystemPath) -> Bool {
    isIn(path) || !path.lastComponent.bytes.contains(UInt8(ascii: "."))
  }

  /// What browsers and programs put behind the name of a file that they haven't got whole, or keep beside another.
  private static let additions: Set<String> = [
    "part", "partial", "crdownload", "download", "tmp", "bak", "orig",
  ]
  /// What platforms call the sizes of one picture, and exiftool the file as it was before.
  private static let sizes: Set<String> = [
    "large", "medium", "small", "thumb", "thumbnail", "orig", "original", "full", "exiftool_tmp",
  ]

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isASCIIDigit }
  }

  private static func hasExtension(_ text: String) -> Bool {
    guard let last = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last else {
      return false
    }
    return !isNumber(String(last)) && last.utf8.count <= 5 && last.utf8.allSatisfy(isLetterOrDigit)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }
}
