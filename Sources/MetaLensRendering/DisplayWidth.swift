import MetaLensFacts

/// The number of columns that text takes on a terminal.
package enum DisplayWidth {
  /// Returns the columns of a text without control characters.
  package static func of(_ text: String) -> Int {
    let bytes = text.utf8
    guard let foreign = bytes.firstIndex(where: { $0 >= 0x80 }) else { return bytes.count }
    // A character that isn't ASCII may be a mark on the letter before it.
    let start = foreign == bytes.startIndex ? foreign : bytes.index(before: foreign)
    let ahead = bytes.distance(from: bytes.startIndex, to: start)
    return ahead + text[start...].reduce(0) { $0 + of($1.unicodeScalars) }
  }

  /// Returns the text, or as much of its beginning as fits with an ellipsis.
  package static func truncating(_ text: String, to columns: Int) -> String {
    let head = text.utf8.prefix(columns + 1)
    if head.count > columns, head.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: head.prefix(max(0, columns - 1)), as: UTF8.self) + "…"
    }
    guard isCut(text, at: columns) else { return text }
    var out = ""
    var width = 1
    // The text between `start` and `end` fits unchanged, and is copied at once.
    var start = text.startIndex
    var end = start
    while end < text.endIndex {
      let next = text.index(after: end)
      let scalars = text.unicodeScalars[end..<next]
      width += of(scalars)
      if width > columns { break }
      // A letter with more marks than any script uses would paint over its neighbours.
      if let cut = scalars.index(end, offsetBy: 8, limitedBy: next), cut < next {
        out.unicodeScalars += text.unicodeScalars[start..<cut]
        start = next
      }
      end = next
    }
    return out + text[start..<end] + "…"
  }

  /// Returns the text, or as much of its end as fits after an ellipsis.
  static func truncatingFront(_ text: String, to columns: Int) -> String {
    guard isCut(text, at: columns) else { return text }
    var kept: [Character] = []
    var width = 1
    // Only as much as can be shown, since each step back examines all regional indicators before it.
    let tail = String(text.unicodeScalars.suffix(8 * max(1, columns)))
    for character in tail.reversed() {
      width += of(character.unicodeScalars)
      if width > columns { break }
      kept.append(character)
    }
    return "…" + String(kept.reversed())
  }

  /// Returns the text, or as much of its beginning and end as fits around an ellipsis.
  static func truncatingMiddle(_ text: String, to columns: Int) -> String {
    guard isCut(text, at: columns) else { return text }
    let end = truncatingFront(text, to: columns - columns / 2)
    return truncating(text, to: columns / 2 + 1) + String(end.unicodeScalars.dropFirst())
  }

  /// Whether a text is too wide, or has more marks than any script puts into so many columns; a long text isn't
  /// measured completely.
  private static func isCut(_ text: String, at columns: Int) -> Bool {
    text.unicodeScalars.prefix(4 * columns + 1).count > 4 * columns || of(text) > columns
  }

  /// Returns the text, filled up with spaces after it.
  package static func padding(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }

  /// Returns the text, filled up with spaces before it.
  package static func paddingLeft(_ text: String, to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - of(text))) + text
  }

  /// Returns the columns of one character with its marks.
  ///
  /// A character that is made of several counts as all of them, since terminals that don't know the combination draw it
  /// like that.
  ///
  /// If a name's width were underestimated, the terminal would break its line.
  static func of(_ character: some Sequence<Unicode.Scalar>) -> Int {
    var sum = 0
    var isPicture = false
    var flagCount = 0
    // The number of vowels and final consonants that may still join an initial consonant of Hangul.
    var joiningCount = 0
    for scalar in character {
      let value = scalar.value
      if value == 0x200D || value == 0xFE0F { isPicture = true }
      if (0x1F1E6...0x1F1FF).contains(value) { flagCount += 1 }
      if (0x1160...0x11FF).contains(value), joiningCount > 0 {
        joiningCount -= 1
        continue
      }
      if (0x1100...0x115F).contains(value) || (0xAC00...0xD7A3).contains(value) { joiningCount = 2 }
      sum += of(scalar)
    }
    // Two regional indicators form one flag.
    if flagCount == 2 { sum -= 2 }
    // A character that a variation selector turns into a picture is as wide as a picture.
    return isPicture ? max(sum, 2) : sum
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isWide(value) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // The joiners are invisible; other format characters, such as the signs around Arabic numbers, are visible.
    case .format: return value == 0x200C || value == 0x200D ? 0 : 1
    default: return 1
    }
  }

  /// The wide and fullwidth characters of Unicode's EastAsianWidth.txt (UAX #11), with neighbouring blocks merged.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x2FFB, 0x3000...0x303E, 0x3041...0x3098, 0x309B...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FF1, 0x17000...0x18CFF,
    0x1AFF0...0x1B2FB, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E,
    0x1F191...0x1F19A, 0x1F1E6...0x1F1FF, 0x1F200...0x1F320, 0x1F32D...0x1F335,
    0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
    0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440,
    0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567,
    0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7,
    0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB,
    0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    let index = wide.partitioningIndex { value <= $0.upperBound }
    return index < wide.count && wide[index].contains(value)
  }
}
