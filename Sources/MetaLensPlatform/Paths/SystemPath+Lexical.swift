extension SystemPath {
  /// Returns the path below a directory without `.`, `..` and doubled slashes, resolved as text: no file is looked at,
  /// and no link is followed.
  ///
  /// The time is linear in the lengths of both paths. `..` at the root is the root; in front of a path that stays
  /// relative it is kept.
  ///
  /// - Parameter directory: The directory at which a relative path begins; nil to leave it relative.
  package func lexical(in directory: SystemPath?) -> SystemPath {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    let isWhole = bytes.first == slash
    let whole = isWhole ? bytes : (directory.map { $0.bytes + [slash] } ?? []) + bytes
    let isAbsolute = whole.first == slash
    var parts: [ArraySlice<UInt8>] = []
    for part in whole.split(separator: slash) where !part.elementsEqual([dot]) {
      if !part.elementsEqual([dot, dot]) {
        parts.append(part)
      } else if let last = parts.last, !last.elementsEqual([dot, dot]) {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let joined = Array(parts.joined(separator: [slash]))
    if isAbsolute { return SystemPath(bytes: [slash] + joined) }
    return joined.isEmpty ? SystemPath(".") : SystemPath(bytes: joined)
  }
}
