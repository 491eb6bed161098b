import MetaLensFacts
package import MetaLensPlatform

/// Words for a command line that somebody copies from a page.
package enum ShellText {
  /// Returns a path as one word of a shell.
  ///
  /// The word is bare if no character in it is special, and otherwise quoted. A path that has control characters or
  /// more marks than are shown, or isn't text, is written as `$'…'` (POSIX.1-2024, 2.2.4).
  package static func word(_ path: SystemPath) -> String {
    if !path.bytes.isEmpty, path.bytes.allSatisfy(isBare) { return path.display }
    if path.isUTF8, SafeText.thinned(SafeText.escaping(path.display)).utf8.elementsEqual(path.display.utf8) {
      return "'"
        + path.display.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
    }
    var out = Array("$'".utf8)
    for byte in path.bytes {
      if isBare(byte) || byte == UInt8(ascii: " ") {
        out.append(byte)
      } else {
        // Three octal digits can't merge with a digit that follows.
        out += [UInt8(ascii: "\\"), 0x30 + byte >> 6, 0x30 + byte >> 3 & 7, 0x30 + byte & 7]
      }
    }
    out.append(UInt8(ascii: "'"))
    return String(decoding: out, as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_./+:,@%-".utf8.contains(byte)
  }
}
