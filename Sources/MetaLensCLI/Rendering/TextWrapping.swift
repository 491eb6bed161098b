/// Text broken into lines of so many columns.
package enum TextWrapping {
  /// The lines of a text without controls, each no wider than `columns`; one empty line where there is no text.
  ///
  /// Lines break at spaces, and between letters of scripts that write none, where no bracket or full stop is
  /// parted from what it belongs to. A word that is wider than a line is cut where the line ends.
  package static func lines(_ text: String, columns: Int) -> [String] {
    let columns = max(2, columns)
    var lines: [String] = []
    var line: [Piece] = []
    var width = 0
    for character in text {
      let next = Piece(character)
      if width + next.width > columns {
        if next.isSpace {
          lines.append(joined(line[...]))
          (line, width) = ([], 0)
          continue
        }
        let end = lastBreak(in: line, before: next)
        lines.append(joined(line[..<end]))
        line = Array(line[end...].drop { $0.isSpace })
        width = line.reduce(0) { $0 + $1.width }
      }
      // A space that a line broke at isn't written.
      if next.isSpace, line.isEmpty, !lines.isEmpty { continue }
      line.append(next)
      width += next.width
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [joined(line[...])]
  }

  private struct Piece {
    let text: String
    let width: Int
    let isSpace: Bool
    let isWide: Bool

    init(_ character: Character) {
      // A letter with more marks than any script puts on it would paint over its neighbours.
      var text = ""
      text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(8))
      self.text = text
      width = DisplayWidth.of(text)
      isSpace = character == " "
      isWide = width == 2
    }

    /// Korean is wide and yet writes spaces: it breaks at those.
    var isHangul: Bool { text.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false }
    var isOpening: Bool { text.first.map { "（「『【〈《“‘([«".contains($0) } ?? false }
    var isClosing: Bool { text.first.map { "、。，．：；！？）」』】〉》”’…ー,.:;!?)]»%".contains($0) } ?? false }
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

  private static func joined(_ pieces: ArraySlice<Piece>) -> String {
    var pieces = pieces
    while pieces.last?.isSpace == true { pieces.removeLast() }
    return pieces.reduce(into: "") { $0 += $1.text }
  }
}
