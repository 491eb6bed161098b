import MetaLensKit
import MetaLensPlatform

/// The file name extensions that mark a file as a photo.
///
/// A file with such an extension that can't be analyzed gets an error; any other such file counts as no photo and is
/// skipped.
enum PhotoExtension {
  /// Whether a name has such an extension, in upper or lower case; a name that is only an extension (`.jpg`) has none.
  ///
  /// Additions that downloads and copies leave after the extension are ignored: `.jpg?width=640`, `.jpg:large`,
  /// `.jpg_large`, `.jpg (1)`, `.jpg.1`, `.jpg.part`. So is what macOS adds to the name of a photo that is only in
  /// iCloud: `.jpg.icloud`.
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
      // A dot in a query may precede a number or another file's extension.
      default: return "?#&%".utf8.contains(next) && !hasExtension(end)
      }
    }
  }

  /// Whether a file that can't be opened may be a photo, judging by its name.
  ///
  /// Cameras write an extension, but some programs that store received photos don't, so names without a dot count too.
  static func mayBeIn(_ path: SystemPath) -> Bool {
    isIn(path) || !path.lastComponent.bytes.contains(UInt8(ascii: "."))
  }

  /// Endings that browsers and programs add to the names of incomplete files, or of copies kept beside another file.
  private static let additions: Set<String> = [
    "part", "partial", "crdownload", "download", "tmp", "bak", "orig", "icloud",
  ]
  /// Platforms' names for the sizes of a picture, and the endings that exiftool gives to its temporary file and to the
  /// earlier file.
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
