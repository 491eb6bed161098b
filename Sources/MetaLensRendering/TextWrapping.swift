/// Wraps text into lines of a given width.
package enum TextWrapping {
  /// Returns the lines of a text without control characters, each at most `columns` wide; one empty line for an empty
  /// text.
  ///
  /// Lines break at spaces, and between characters of scripts that write none, but never between a bracket or full stop
  /// and what it belongs to. A word that is wider than a line is cut at the line's end.
  package static func lines(_ text: String, columns: Int) -> [String] {
    let columns = max(2, columns)
    // Most texts are ASCII only; their width is their length, and they break only at spaces.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return linesOfASCII(text.utf8, columns: columns) }
    var lines: [String] = []
    var line: [Piece] = []
    var width = 0
    var start = text.startIndex
    while start < text.endIndex {
      let next = Piece(of: text, at: start)
      start = next.next
      // A character that is wider than a line gets its own line.
      if width + next.width > columns, !line.isEmpty {
        if next.isSpace {
          lines.append(joined(line[...], of: text))
          line.removeAll(keepingCapacity: true)
          width = 0
          continue
        }
        let end = lastBreak(in: line, before: next)
        lines.append(joined(line[..<end], of: text))
        line = Array(line[end...].drop { $0.isSpace })
        width = line.reduce(0) { $0 + $1.width }
      }
      // A space at which a line was broken isn't written.
      if next.isSpace, line.isEmpty, !lines.isEmpty { continue }
      line.append(next)
      width += next.width
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [joined(line[...], of: text)]
  }

  private static func linesOfASCII(_ text: String.UTF8View, columns: Int) -> [String] {
    let space = UInt8(ascii: " ")
    var lines: [String] = []
    var rest = text[...]
    repeat {
      if !lines.isEmpty { rest = rest.drop { $0 == space } }
      if rest.isEmpty, !lines.isEmpty { break }
      var line = rest.prefix(columns)
      if line.endIndex < rest.endIndex, rest[line.endIndex] != space, let last = line.lastIndex(of: space) {
        line = line[..<last]
      }
      rest = rest[line.endIndex...]
      while line.last == space { line.removeLast() }
      lines.append(String(Substring(line)))
    } while !rest.isEmpty
    return lines
  }

  /// A character with its marks.
  private struct Piece {
    /// The part of the character that is written.
    let written: Range<String.Index>
    /// Where the next character begins.
    let next: String.Index
    let width: Int
    let first: Unicode.Scalar
    /// Whether the character has no marks.
    let isBare: Bool

    init(of text: String, at start: String.Index) {
      next = text.index(after: start)
      let scalars = text.unicodeScalars
      // A letter with more marks than any script uses would paint over its neighbours.
      written = start..<(scalars.index(start, offsetBy: 8, limitedBy: next) ?? next)
      first = scalars[start]
      isBare = next == scalars.index(after: start)
      width = isBare && first.isASCII ? 1 : DisplayWidth.of(scalars[written])
    }

    var isWide: Bool { width == 2 }
    var isSpace: Bool { isBare && first == " " }
    /// Whether the character is Hangul, which is wide, but breaks at spaces since Korean writes them.
    var isHangul: Bool { (0xAC00...0xD7A3).contains(first.value) }
    var isOpening: Bool { isBare && "（「『【〈《“‘([«".unicodeScalars.contains(first) }
    var isClosing: Bool { isBare && "、。，．：；！？）」』】〉》”’…ー,.:;!?)]»%".unicodeScalars.contains(first) }
  }

  /// Returns where a full line may end: after its last space, else between wide characters, else at its end.
  private static func lastBreak(in line: [Piece], before next: Piece) -> Int {
    var end = line.count
    while end > 0 {
      let first = line[end - 1]
      let second = end < line.count ? line[end] : next
      if first.isSpace { return end }
      let isBetweenWide = (first.isWide && !first.isHangul) || (second.isWide && !second.isHangul)
      if isBetweenWide, !first.isOpening, !second.isClosing, !second.isSpace { return end }
      end -= 1
    }
    return line.count
  }

  private static func joined(_ pieces: ArraySlice<Piece>, of text: String) -> String {
    var pieces = pieces
    while pieces.last?.isSpace == true { pieces.removeLast() }
    var out = ""
    var run = pieces.first?.written
    for piece in pieces.dropFirst() {
      if let before = run, before.upperBound == piece.written.lowerBound {
        run = before.lowerBound..<piece.written.upperBound
      } else {
        if let run { out.unicodeScalars += text.unicodeScalars[run] }
        run = piece.written
      }
    }
    if let run { out.unicodeScalars += text.unicodeScalars[run] }
    return out
  }
}
