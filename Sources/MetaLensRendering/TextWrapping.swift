/// Text broken into lines of so many columns.
package enum TextWrapping {
  /// The lines of a text without controls, each no wider than `columns`; one empty line where there is no text.
  ///
  /// Lines break at spaces, and between letters of scripts that write none, where no bracket or full stop is
  /// parted from what it belongs to. A word that is wider than a line is cut where the line ends.
  package static func lines(_ text: String, columns: Int) -> [String] {
    let columns = max(2, columns)
    // A text of ASCII alone, as most are, is as wide as it is long and breaks at spaces only.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return linesOfASCII(text.utf8, columns: columns) }
    var lines: [String] = []
    var line: [Piece] = []
    var width = 0
    var start = text.startIndex
    while start < text.endIndex {
      let next = Piece(of: text, at: start)
      start = next.next
      // A letter that is wider than a line has one of its own.
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
      // A space that a line broke at isn't written.
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

  /// A letter with its marks.
  private struct Piece {
    /// What is written of it.
    let written: Range<String.Index>
    /// Where the next letter begins.
    let next: String.Index
    let width: Int
    let first: Unicode.Scalar
    /// Whether it has no mark.
    let isBare: Bool

    init(of text: String, at start: String.Index) {
      next = text.index(after: start)
      let scalars = text.unicodeScalars
      // A letter with more marks than any script puts on it would paint over its neighbours.
      written = start..<(scalars.index(start, offsetBy: 8, limitedBy: next) ?? next)
      first = scalars[start]
      isBare = next == scalars.index(after: start)
      width = isBare && first.isASCII ? 1 : DisplayWidth.of(scalars[written])
    }

    var isWide: Bool { width == 2 }
    var isSpace: Bool { isBare && first == " " }
    /// Korean is wide and yet writes spaces: it breaks at those.
    var isHangul: Bool { (0xAC00...0xD7A3).contains(first.value) }
    var isOpening: Bool { isBare && "（「『【〈《“‘([«".unicodeScalars.contains(first) }
    var isClosing: Bool { isBare && "、。，．：；！？）」』】〉》”’…ー,.:;!?)]»%".unicodeScalars.contains(first) }
  }

  /// Where a full line may end: behind its last space, else between wide letters, else at its end.
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
